import { t } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';

const Frame = styled.nav`
  display: inline-flex;
  padding: 2px;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${token.color.border};
`;

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: calc(${token.control.md} - 4px);
  padding: 0 ${token.space[3]};
  border-radius: ${token.radius.sm};
  color: ${token.color.textMuted};
  font-size: ${token.text.md};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  ${focusRing}

  & > svg {
    width: 1rem;
    height: 1rem;
  }
  &[aria-current] {
    background: ${token.color.surface};
    box-shadow: ${token.shadow.sm};
    color: ${token.color.text};
  }
`;

/** A layout of a list, with its address. */
export interface Layout {
  label: string;
  Icon: LucideIcon;
  to: To;
  isCurrent: boolean;
}

/** Switches between the layouts of a list: table, board, cards. */
export function LayoutSwitch({ layouts }: { layouts: readonly Layout[] }) {
  return (
    <Frame aria-label={t`Layout`}>
      {layouts.map(({ label, Icon, to, isCurrent }) => (
        <Choice key={label} to={to} {...(isCurrent && { 'aria-current': 'page' })}>
          <Icon aria-hidden="true" /> {label}
        </Choice>
      ))}
    </Frame>
  );
}
