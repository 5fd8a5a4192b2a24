import styled from 'styled-components';

/** Text for assistive technology alone. Styled by class, as a strict CSP refuses style attributes from a server. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
