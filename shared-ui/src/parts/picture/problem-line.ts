import styled from 'styled-components';
import { token } from '../../tokens/token';

/** An error message below what failed. */
export const ProblemLine = styled.p`
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;
