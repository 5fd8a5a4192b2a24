import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';

const Bar = styled.nav`
  padding: ${token.space[2]} ${token.space[6]};
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.brandSoft};
  color: ${token.color.onBrandSoft};
  font-size: ${token.text.sm};

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    color: inherit;
    font-weight: ${token.weight.medium};
    ${focusRing}
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
`;

/** The way back to the set-up, on the pages that it led to. */
export function SetUpBar() {
  const { pathname } = useLocation();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const isHere = pathname === shellRoutes.setUp;
  if (isHere && !isSettingUp) setIsSettingUp(true);
  if (pathname === shellRoutes.dashboard && isSettingUp) setIsSettingUp(false);
  if (isHere || !isSettingUp) return null;
  return (
    <Bar aria-label={t`Set-up`}>
      <Link to={shellRoutes.setUp}>
        <ArrowLeft aria-hidden="true" /> {t`Back to the set-up`}
      </Link>
    </Bar>
  );
}
