import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../common/look';
import { pageHref } from '../common/hrefs';
import { searchHref, wantHref } from '../search-box/search-hrefs';

const Section = styled.section`
  max-width: 44rem;

  & p {
    margin-top: 0.75rem;
    overflow-wrap: anywhere;
  }
  & ul {
    margin-top: 1rem;
    padding: 0;
    list-style: none;
  }
  & li {
    padding-block: 0.75rem;
    border-top: 1px solid ${token.color.border};
  }
  & a {
    color: ${token.color.brandText};
    font-weight: ${token.weight.medium};
  }
`;

interface NothingFoundProps {
  text: string;
  /** The address of a structure search, if the text may be a structure. */
  structure: string | null;
  /** A spelling that finds something, but maybe another substance. */
  didYouMean: string | null;
}

/** Suggestions for a search without hits. */
export function NothingFound({ text, structure, didYouMean }: NothingFoundProps) {
  return (
    <Section>
      <SectionTitle>{t`Nothing found for “${text}”`}</SectionTitle>
      {didYouMean === null ? null : (
        <p>
          <Trans>
            Did you mean <a href={searchHref(didYouMean)}>{didYouMean}</a>? It may be another
            substance.
          </Trans>
        </p>
      )}
      <p>
        {t`Try another name, a CAS number, or fewer words. We can often supply chemicals that are not listed.`}
      </p>
      <ul>
        {structure === null ? null : (
          <li>
            <a href={structure}>{t`Search this structure`}</a>
          </li>
        )}
        <li>
          <a href={wantHref(text)} rel="nofollow">
            {t`Ask us for it`}
          </a>
        </li>
        <li>
          <a href={pageHref('advancedSearch')}>{t`Search by structure or property`}</a>
        </li>
        <li>
          <a href={pageHref('letterPage')}>{t`Chemicals A–Z`}</a>
        </li>
      </ul>
    </Section>
  );
}
