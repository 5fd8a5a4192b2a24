import { token } from 'shared-ui';
import styled from 'styled-components';

/** The fields of a short form below each other, with the button at the end. */
export const StackedForm = styled.form`
  display: grid;
  gap: ${token.space[4]};
  max-width: 26rem;

  & > button {
    justify-self: start;
  }
`;
