import { t } from '@lingui/core/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { countText } from './count-text';
import { onNarrow } from './look';
import type { NumberedPage, Paging } from './paging';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-top: 2rem;
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;

  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    font-weight: ${token.weight.medium};
    ${focusRing}
  }
  & svg {
    width: 1.1em;
    height: 1.1em;
  }
`;

const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  padding: 0;
  list-style: none;

  & a,
  & span[aria-hidden] {
    display: inline-grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: 0.25rem;
    color: ${token.color.textMuted};
    text-decoration: none;
  }
  & a:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
  & a[aria-current] {
    color: ${token.color.text};
    font-weight: ${token.weight.bold};
    box-shadow: inset 0 -2px ${token.color.brand};
  }
  ${onNarrow} {
    flex-basis: 100%;
    order: 1;
  }
`;

interface PagerProps {
  paging: Paging;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pager({ paging: { page, pages, previous, next, numbered } }: PagerProps) {
  if (pages === 1) return null;
  return (
    <Bar aria-label={t`Pages`} className="not-in-print">
      {previous === null ? (
        <span />
      ) : (
        <a href={previous} rel="prev">
          <ArrowLeft aria-hidden="true" /> {t`Previous`}
        </a>
      )}
      <Numbers>
        {numbered.map((one, index) => (
          <li key={one === null ? `gap ${index}` : one.page}>
            <PageNumber numbered={one} isCurrent={one?.page === page} />
          </li>
        ))}
      </Numbers>
      {next === null ? (
        <span />
      ) : (
        <a href={next} rel="next">
          {t`Next`} <ArrowRight aria-hidden="true" />
        </a>
      )}
    </Bar>
  );
}

interface PageNumberProps {
  numbered: NumberedPage | null;
  isCurrent: boolean;
}

function PageNumber({ numbered, isCurrent }: PageNumberProps) {
  if (numbered === null) return <span aria-hidden="true">…</span>;
  return (
    <a href={numbered.href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <VisuallyHidden>{t`Page`} </VisuallyHidden>
      {countText(numbered.page)}
    </a>
  );
}
