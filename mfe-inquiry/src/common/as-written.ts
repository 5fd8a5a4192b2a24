import { token } from 'shared-ui';
import styled from 'styled-components';

/** The line of a customer's list, above what was made of it. */
export const AsWritten = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;
