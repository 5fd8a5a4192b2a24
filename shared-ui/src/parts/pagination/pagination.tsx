import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { pageWindow } from './page-window';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  padding: 0;
  list-style: none;

  & a,
  & span {
    display: grid;
    place-items: center;
    min-width: ${token.control.sm};
    height: ${token.control.sm};
    padding: 0 0.375rem;
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    font-size: ${token.text.sm};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    background: ${token.color.surfaceHover};
  }
  & a[aria-current] {
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
    font-weight: ${token.weight.semibold};
  }
  & span {
    color: ${token.color.textFaint};
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
`;

/** Pages count from 1; `hrefOf` returns a page's address, so that pages are links. */
export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => To;
  label?: string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, label = t`Pages` }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <List>
        <li>
          {page > 1 ? (
            <Link to={hrefOf(page - 1)} rel="prev" aria-label={t`Previous page`}>
              <ChevronLeft />
            </Link>
          ) : null}
        </li>
        {pageWindow(page, pageCount).map((one, index) => (
          <li key={one === 'gap' ? `gap-${index}` : one}>
            {one === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={hrefOf(one)}
                aria-label={t`Page ${one}`}
                {...(one === page && { 'aria-current': 'page' as const })}
              >
                {one}
              </Link>
            )}
          </li>
        ))}
        <li>
          {page < pageCount ? (
            <Link to={hrefOf(page + 1)} rel="next" aria-label={t`Next page`}>
              <ChevronRight />
            </Link>
          ) : null}
        </li>
      </List>
    </nav>
  );
}
