import styled from 'styled-components';
import { focusRing } from '../tokens/mixins';
import { breakpoint, token } from '../tokens/token';

/** Scrolls both ways: the head and the first columns stay in sight. */
export const TableFrame = styled.div`
  position: relative;
  overflow: auto;
  max-height: max(24rem, calc(100dvh - 17rem));
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
  ${focusRing}
`;

/** The table of a list. */
export const TableGrid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token.text.md};

  & th,
  & td {
    padding: 0.4375rem 0.75rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: middle;
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
    z-index: ${token.layer.sticky};
    height: 2.375rem;
    padding-block: 0;
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.semibold};
    white-space: nowrap;
  }

  /* The tick and the name stay in sight while the rest moves sideways. */
  & [data-fixed] {
    position: sticky;
    inset-inline-start: 0;
    background: ${token.color.surface};
  }
  & [data-fixed='tick'] {
    width: 2.75rem;
    min-width: 2.75rem;
    padding-inline: 0.8125rem 0.5rem;
  }
  & [data-fixed='name'] {
    min-width: 10rem;
    max-width: 28rem;
    overflow-wrap: anywhere;
    font-weight: ${token.weight.medium};
  }
  & [data-fixed='tick'] + [data-fixed='name'] {
    inset-inline-start: 2.75rem;
  }
  & thead [data-fixed] {
    z-index: ${token.layer.sticky + 1};
    background: ${token.color.surfaceSunken};
  }
  & td[data-menu] {
    width: 3rem;
    padding-block: 0.125rem;
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
  & tbody tr[aria-selected='true'] > td {
    background: ${token.color.surfaceSelected};
  }
  & tbody tr:focus-visible > td {
    box-shadow:
      inset 0 2px 0 ${token.color.focus},
      inset 0 -2px 0 ${token.color.focus};
  }
  & tbody[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity ${token.duration.normal} 150ms;
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

  @media (width < ${breakpoint.compact}) {
    & [data-fixed='name'] {
      min-width: 8rem;
      max-width: 44vw;
    }
  }
`;
