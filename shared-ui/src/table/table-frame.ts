import styled, { css } from 'styled-components';
import { busyLine, focusRing } from '../tokens/mixins';
import { breakpoint, token } from '../tokens/token';

/** Scrolls in both directions; the head and the first columns are sticky. Takes the height that the list has left. */
export const TableFrame = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-height: 8rem;
  overflow: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
  ${focusRing}
`;

/* For ordered lists alone: browsers match each cell again where a row changes. */
const carriedRow = css`
  & tbody tr:has([aria-pressed='true']) > td {
    background: ${token.color.brandSoft};
  }
`;

/** The table of a list. Sets `--row-height` once, for cells that size by it. */
export const TableGrid = styled.table<{ $isOrdered: boolean }>`
  --row-height: 2.375rem;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${token.text.md};

  &[data-density='compact'] {
    --row-height: 2.25rem;
  }
  &[data-density='roomy'] {
    --row-height: 3.5rem;
  }
  @media (pointer: coarse) {
    && {
      --row-height: max(2.75rem, 44px);
    }
  }

  & th,
  & td {
    padding: 0.125rem 0.625rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: middle;
    white-space: nowrap;
  }
  & td {
    height: var(--row-height);
    overflow: hidden;
    line-height: 1.25;
    text-overflow: ellipsis;
  }
  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & tbody tr:last-child > td {
    border-bottom: 0;
  }

  & thead th {
    position: sticky;
    top: 0;
    overflow: clip;
    overflow-clip-margin: 3px;
    text-overflow: ellipsis;
    z-index: ${token.layer.sticky};
    height: 2.25rem;
    padding-block: 0;
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.semibold};
  }

  /* The tick and the name stay in sight while the rest moves sideways. */
  & [data-fixed] {
    position: sticky;
    inset-inline-start: 0;
    background: ${token.color.surface};
  }
  & [data-fixed='tick'] {
    padding-inline: 0.8125rem 0.5rem;
    overflow: visible;
  }
  & [data-fixed='name'] {
    font-weight: ${token.weight.medium};
  }
  & [data-fixed='tick'] + [data-fixed='name'] {
    inset-inline-start: 2.75rem;
  }
  &[data-ordered] [data-fixed='tick'] {
    padding-inline: 0.375rem 0.5rem;
  }
  &[data-ordered] [data-fixed='tick'] + [data-fixed='name'] {
    inset-inline-start: 4.5rem;
  }
  ${({ $isOrdered }) => $isOrdered && carriedRow}
  & thead [data-edge] {
    position: absolute;
    inset: 0 0 0 auto;
    width: 0.5rem;
    cursor: col-resize;
    touch-action: none;
  }
  & thead [data-edge]::after {
    content: '';
    position: absolute;
    inset: 0.5rem 0 0.5rem auto;
    border-inline-end: 1px solid ${token.color.borderStrong};
  }
  & thead [data-edge]:hover::after,
  & thead [data-edge]:active::after {
    inset-block: 0;
    border-inline-end: 2px solid ${token.color.brand};
  }
  /* The last of the columns that stay in sight. */
  & [data-fixed='pin']:not(:has(+ [data-fixed='pin'])) {
    border-inline-end: 1px solid ${token.color.border};
  }
  & thead [data-fixed] {
    z-index: ${token.layer.sticky + 1};
    background: ${token.color.surfaceSunken};
  }
  & td[data-line] {
    padding: 0.125rem 0.375rem;
    overflow: visible;
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
  }
  & td[data-menu] {
    padding: 0 0.5rem 0 0;
    overflow: visible;
    text-align: end;
  }
  @media (width >= ${breakpoint.mobile}) {
    & td[data-menu] {
      position: sticky;
      inset-inline-end: 0;
      background: ${token.color.surface};
    }
  }

  & tbody tr {
    outline: none;
  }
  /* No custom property: what a row hands down would be worked out again in all that its cells hold. */
  & tbody tr:hover > td {
    background: ${token.color.surfaceHover};
  }
  & tbody tr[data-selected] > td {
    background: ${token.color.surfaceSelected};
  }
  & tbody tr:focus-visible > td {
    box-shadow:
      inset 0 2px 0 ${token.color.focus},
      inset 0 -2px 0 ${token.color.focus};
  }
  @media (forced-colors: active) {
    & tbody tr:focus-visible {
      outline: 2px solid CanvasText;
      outline-offset: -2px;
    }
  }
  &[data-busy] thead th::after {
    ${busyLine}
    bottom: 0;
  }
  & td a {
    color: ${token.color.text};
    text-decoration: none;
    ${focusRing}
  }
  & td a:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
`;
