import { t } from '@lingui/core/macro';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { CompactLead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { CompactTitle } from '../common/title';
import { pageHref, structureSearchHref } from '../common/hrefs';
import type { AdvancedView } from './advanced-view';
import { FactsSearch } from './facts-search';
import { StructureSearch } from './structure-search';

const Ways = styled.nav`
  display: flex;
  gap: 1.75rem;
  margin-block: 0.75rem 1.75rem;
  border-bottom: 1px solid ${token.color.border};

  & a {
    margin-bottom: -1px;
    padding: 0.625rem 0;
    border-bottom: 2px solid transparent;
    color: ${token.color.textMuted};
    font-weight: ${token.weight.medium};
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    color: ${token.color.brandText};
  }
  & a[aria-current] {
    border-color: ${token.color.brand};
    color: ${token.color.text};
  }
`;

/** The search for chemicals by facts or by structure. */
export function AdvancedPage({ crumbs, search }: AdvancedView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <CompactTitle>{t`Advanced search`}</CompactTitle>
      <CompactLead>
        {search.by === 'facts'
          ? t`Find chemicals by any of their facts.`
          : t`Draw or paste a structure, whole or in part.`}
      </CompactLead>
      <Ways aria-label={t`Ways to search`} className="not-in-print">
        <a href={pageHref('advancedSearch')} {...currentIf(search.by === 'facts')}>
          {t`By properties`}
        </a>
        <a href={structureSearchHref()} {...currentIf(search.by === 'structure')}>
          {t`By structure`}
        </a>
      </Ways>
      {search.by === 'facts' ? (
        <FactsSearch {...search} />
      ) : (
        <StructureSearch key={JSON.stringify(search.request)} {...search} />
      )}
    </Page>
  );
}

function currentIf(isCurrent: boolean) {
  return isCurrent ? { 'aria-current': 'page' as const } : {};
}
