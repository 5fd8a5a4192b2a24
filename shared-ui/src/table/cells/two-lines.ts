import styled from 'styled-components';
import { token } from '../../tokens/token';

/** A cell with something and, smaller below it, something more; each is cut at the end of its line. */
export const TwoLines = styled.span`
  display: block;
  min-width: 0;

  & > span,
  & > small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > small {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.normal};
  }
`;
