import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';

/** Scrolls by itself where the columns have no room. */
export const GridScroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};

  @media (width < ${breakpoint.narrow}) {
    border: 0;
  }
`;

export const GridTable = styled.table`
  width: 100%;
  min-width: 60rem;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  background: ${token.color.surface};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;

  &:focus-visible {
    outline: none;
  }
  & :is(th, td) {
    position: relative;
    height: 1.75rem;
    padding: 0 0.375rem;
    border-bottom: 1px solid ${token.color.border};
    overflow: hidden;
    font-weight: ${token.weight.normal};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & td {
    border-inline-start: 1px solid ${token.color.border};
    cursor: cell;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & th {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & thead th {
    background: ${token.color.surfaceSunken};
    font-weight: ${token.weight.medium};
  }
  & [data-number] {
    text-align: end;
  }
  & td[data-counted] {
    background: ${token.color.surfaceSunken};
    cursor: default;
  }
  & td[aria-selected='true'] {
    background: ${token.color.surfaceSelected};
  }
  & td[aria-invalid='true'] {
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
  & td:focus,
  & td:focus-within {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & td:has(input) {
    padding: 0;
    overflow: visible;
  }
  & td input {
    width: 100%;
    min-width: 0;
    height: 100%;
    padding: 0 0.375rem;
    border: 0;
    outline: none;
    background: transparent;
    color: ${token.color.text};
    font: inherit;
    text-align: inherit;
  }
  & td > div {
    min-height: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: transparent;
    font-size: inherit;
  }
  & td > div > :is(button, svg) {
    display: none;
  }
  & small {
    margin-inline-start: 0.375rem;
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & tr[data-spare] td:not(:focus)::before {
    color: ${token.color.textMuted};
  }

  @media (width < ${breakpoint.narrow}) {
    display: block;
    min-width: 0;
    background: none;

    & :is(colgroup, thead) {
      display: none;
    }
    & tbody {
      display: grid;
      gap: ${token.space[3]};
    }
    & tbody tr {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      border: 1px solid ${token.color.border};
      border-radius: ${token.radius.md};
      background: ${token.color.surface};
      overflow: hidden;
    }
    & tbody th {
      display: none;
    }
    & td {
      grid-column: span 2;
      height: 3rem;
      padding: 1.125rem 0.5rem 0;
      border-inline-start: 0;
      border-bottom: 1px solid ${token.color.border};
      text-align: start;
    }
    & td[data-number] {
      text-align: start;
    }
    & td[data-column='chemical'] {
      grid-column: 1 / -1;
      font-weight: ${token.weight.medium};
    }
    & td:is([data-column='pack'], [data-column='supplier']) {
      grid-column: span 4;
    }
    & td::before {
      content: attr(data-label);
      position: absolute;
      top: 0.25rem;
      inset-inline-start: 0.5rem;
      color: ${token.color.textMuted};
      font-size: ${token.text.xs};
      font-weight: ${token.weight.normal};
    }
    & td:has(input) {
      padding-top: 1.125rem;
    }
    & td input {
      padding: 0 0.5rem;
      height: 1.75rem;
      font-size: 1rem;
    }
    & tr[data-spare] td:not([data-column='chemical']) {
      display: none;
    }
  }
`;
