import { token } from 'shared-ui';
import styled from 'styled-components';

/** A notice above the page. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[5]};
  background: ${token.color.warningSoft};
  color: ${token.color.onWarningSoft};
  font-size: ${token.text.sm};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  & > output {
    flex: 1 1 16rem;
  }
`;
