import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';

/** Fields and a button in one line above a list; stacked on narrow pages. */
export const LineForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space[3]} ${token.space[4]};
  margin-bottom: ${token.space[5]};

  & > div {
    flex: 1 1 14rem;
    max-width: 26rem;
  }
  & > button {
    /* Beside the boxes, whose labels are above them. */
    margin-top: 1.5rem;
  }
  @media (width < ${breakpoint.mobile}) {
    & > button {
      margin-top: 0;
    }
  }
`;
