import { breakpoint } from 'shared-ui';
import styled from 'styled-components';

/** A cell whose text may be as long as a sentence, or without a space: it breaks, and is cut after a few lines. */
export const WrappedCell = styled.span`
  display: -webkit-box;
  min-width: 7rem;
  max-width: 20rem;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @media (width < ${breakpoint.compact}) {
    min-width: 9rem;
    -webkit-line-clamp: 3;
  }
`;
