import { t } from '@lingui/core/macro';
import { useLocation, useNavigation } from 'react-router-dom';
import { Spinner, token } from 'shared-ui';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; visibility: hidden; }
`;

/* Delayed, so that a page that loads within 150 ms causes no flicker. */
const Veil = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  justify-content: center;
  padding-top: 20vh;
  background: color-mix(in srgb, ${token.color.canvas} 75%, transparent);
  color: ${token.color.brandText};
  animation: ${appear} 1ms 150ms backwards;
`;

/** Covers the current page while the next one loads. */
export function PendingPage() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  if (state !== 'loading' || next.pathname === pathname) return null;
  return (
    <Veil>
      <Spinner label={t`Loading the page`} size={28} />
    </Veil>
  );
}
