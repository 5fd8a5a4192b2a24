import styled from 'styled-components';
import { breakpoint, token } from '../tokens/token';

/**
 * A list with its toolbar and pagination. It ends at the bottom of the window, and its rows scroll; in low windows, and
 * on phones, the page scrolls.
 */
export const ListSection = styled.section`
  display: flex;
  flex-direction: column;

  @media (width >= ${breakpoint.narrow}) {
    max-height: max(26rem, calc(100dvh - var(--list-top, 8rem) - ${token.space[6]}));
  }
`;

/** Stacks the bulk bar over the toolbar, so that no row moves. */
export const ToolbarStack = styled.div`
  position: relative;
  margin-bottom: ${token.space[3]};

  & > :first-child:focus-within + [role='toolbar'] {
    visibility: hidden;
  }
`;
