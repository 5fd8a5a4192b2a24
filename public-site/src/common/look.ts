import { breakpoint, focusRing, token } from 'shared-ui';
import styled, { css } from 'styled-components';

/** The width and margins of header, pages and footer. */
export const pageWidth = css`
  width: 100%;
  max-width: 80rem;

  @media (min-width: 100rem) {
    max-width: 94rem;
  }
  @media (min-width: 120rem) {
    max-width: 108rem;
  }
  margin-inline: auto;
  padding-inline: clamp(1.125rem, 4vw, 3rem);
`;

/** Removes an element from sight, but not from the accessibility tree. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Page = styled.div`
  ${pageWidth}
  padding-block: 1.25rem clamp(3rem, 8vw, 6rem);
`;

export const Lead = styled.div`
  max-width: 44rem;
  margin-top: 1rem;
  color: ${token.color.textMuted};
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
`;

/** The same above a table: as wide as the page. */
export const CompactLead = styled(Lead)`
  max-width: none;
  margin-top: 0.375rem;
  font-size: 1rem;

  && > * {
    max-width: none;
  }
`;

export const SectionTitle = styled.h2`
  font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem);
  font-weight: 640;
`;

/** Figures and codes, in tabular digits. */
export const Code = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  font-family: ${token.font.mono};
  font-size: 0.925em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** A cell of a grid with collapsed borders, like those of the periodic table. */
export const cell = css`
  display: block;
  border: 1px solid ${token.color.border};
  margin-block: 0 -1px;
  margin-inline: 0 -1px;
  background: ${token.color.surface};
  color: ${token.color.text};
  text-decoration: none;
  transition:
    background-color ${token.duration.fast},
    border-color ${token.duration.fast};
  ${focusRing}

  &:is(a):hover {
    position: relative;
    z-index: 1;
    border-color: ${token.color.brand};
    background: ${token.color.surfaceSelected};
  }
  &:focus-visible {
    position: relative;
    z-index: 2;
  }
`;

export const quietLink = css`
  color: inherit;
  text-decoration: none;
  ${focusRing}

  &:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
`;

export const onNarrow = `@media (max-width: ${breakpoint.mobile})`;
