import styled from 'styled-components';
import { token } from '../../tokens/token';

/** What went wrong, beneath what it happened to. */
export const ProblemLine = styled.p`
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;
