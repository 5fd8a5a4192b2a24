import { token } from 'shared-ui';
import styled from 'styled-components';

/** A cell with something and, smaller below it, something more; each is cut after two lines. */
export const TwoLines = styled.span`
  display: block;
  min-width: 8rem;
  max-width: 18rem;
  overflow-wrap: anywhere;

  & > span,
  & > small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > small {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.normal};
  }
`;
