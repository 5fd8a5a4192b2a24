import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../common/look';
import type { ReplacementView } from './chemical-view';

const Section = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4rem);
  scroll-margin-top: 1.5rem;

  & ul {
    margin-top: 0.75rem;
    padding: 0;
    list-style: none;
  }
  & li {
    padding-block: 0.5rem;
    border-top: 1px solid ${token.color.border};
    overflow-wrap: anywhere;
  }
`;

function Replacement({ name, href, article }: ReplacementView) {
  const { name: title } = article;
  return (
    <li>
      <Trans>
        An article names{' '}
        <a href={href} dir="auto">
          {name}
        </a>{' '}
        as a replacement: <a href={article.href}>{title}</a>
      </Trans>
    </li>
  );
}

/** What articles of the site name in place of the chemical, each with its article. */
export function ReplacementList({ replacements }: { replacements: readonly ReplacementView[] }) {
  if (replacements.length === 0) return null;
  return (
    <Section id="replacements" aria-labelledby="replacements-title">
      <SectionTitle id="replacements-title">{t`Named as a replacement`}</SectionTitle>
      <ul>
        {replacements.map(({ name, href, article }) => (
          <Replacement key={href} name={name} href={href} article={article} />
        ))}
      </ul>
    </Section>
  );
}
