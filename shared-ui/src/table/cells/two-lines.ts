import styled from 'styled-components';
import { token } from '../../tokens/token';

/** A cell with a second, smaller line; each line is truncated. */
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
