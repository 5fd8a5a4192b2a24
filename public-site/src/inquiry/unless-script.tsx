import styled from 'styled-components';

/** Not there, from the first moment on, where the browser runs scripts. */
export const UnlessScript = styled.div`
  display: contents;

  @media (scripting: enabled) {
    display: none;
  }
`;
