import { ArrowLeft, ArrowRight } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import type { Paging } from './paging';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-top: 2rem;
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;

  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    padding-block: 0.5rem;
    font-weight: ${token.weight.medium};
    ${focusRing}
  }
  & svg {
    width: 1.1em;
    height: 1.1em;
  }
`;

interface PagerProps {
  paging: Paging;
}

/** Links to the neighbouring pages of a list; nothing for a list of one page. */
export function Pager({ paging: { page, pages, previous, next } }: PagerProps) {
  if (pages === 1) return null;
  return (
    <Bar aria-label="Pages" className="not-in-print">
      {previous === null ? (
        <span />
      ) : (
        <a href={previous} rel="prev">
          <ArrowLeft aria-hidden="true" /> Previous
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {next === null ? (
        <span />
      ) : (
        <a href={next} rel="next">
          Next <ArrowRight aria-hidden="true" />
        </a>
      )}
    </Bar>
  );
}
