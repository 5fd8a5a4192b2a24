import styled from 'styled-components';
import { token } from '../../tokens/token';

/** Below a list: the count on one side, pagination on the other. */
export const FootFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  margin-top: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

/** The pagination, preceded by the page size. */
export const FootPages = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};

  & > button {
    width: auto;
    min-height: ${token.control.sm};
    padding-block: 0.125rem;
    font-size: ${token.text.sm};
  }
`;
