import { token } from 'shared-ui';
import styled, { keyframes } from 'styled-components';

const advance = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: fixed;
  z-index: ${token.layer.toast};
  inset: 0 0 auto;
  height: 2px;
  background: ${token.color.brand};
  transform-origin: left;
  animation: ${advance} 3s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both;
`;

/** Grows while a page loads; it does not appear for pages that load at once. */
export function ProgressLine() {
  return <Line aria-hidden="true" />;
}
