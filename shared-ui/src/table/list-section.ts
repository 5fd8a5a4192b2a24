import styled from 'styled-components';
import { breakpoint, token } from '../tokens/token';

/**
 * A list from its toolbar to its pages. It ends with the window, and its rows scroll; in windows too low for that, and
 * on phones, the page scrolls.
 */
export const ListSection = styled.section`
  display: flex;
  flex-direction: column;

  @media (width >= ${breakpoint.narrow}) {
    max-height: max(26rem, calc(100dvh - var(--list-top, 8rem) - ${token.space[6]}));
  }
`;

/** The toolbar's place. What can be done with selected rows lies over it, so that no row moves. */
export const ToolbarStack = styled.div`
  position: relative;
  margin-bottom: ${token.space[3]};

  & > :first-child:focus-within + [role='toolbar'] {
    visibility: hidden;
  }
`;
