import { t } from '@lingui/core/macro';
import { PanelLeft } from 'lucide-react';
import { Breadcrumb, breakpoint, IconButton, token, Tooltip } from 'shared-ui';
import styled from 'styled-components';
import { useParentHref, usePlace } from '../navigation/use-place';
import { Palette } from '../palette/palette';
import type { SidebarControl } from '../sidebar/use-sidebar';
import { AccountArea } from './account-area';
import { OverrideChip } from './override-chip';
import { ThemeSwitch } from './theme-switch';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.layer.topBar};
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  height: 3.5rem;
  padding-inline: ${token.space[3]} ${token.space[5]};
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surface};

  @media (width < ${breakpoint.mobile}) {
    gap: 0;
    padding-inline: ${token.space[2]};
  }
`;

/* On phones only the last step is shown, because the page's heading says the rest. */
const Trail = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;

  & ol {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
  & li:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (width < ${breakpoint.mobile}) {
    padding-inline: ${token.space[1]};

    & li:not(:last-child) {
      display: none;
    }
  }
`;

export interface TopBarProps {
  readonly sidebar: SidebarControl;
}

/** The bar above every page: breadcrumb and account. */
export function TopBar({ sidebar: { state, toggle } }: TopBarProps) {
  const { title, trail, parents } = usePlace();
  const parentHref = useParentHref();
  const isExpanded = state.kind === 'dialog' ? state.isOpen : state.isExpanded;
  return (
    <Bar>
      <Tooltip content="Toggle sidebar (Ctrl+B)" side="bottom">
        <IconButton label={t`Toggle sidebar`} aria-expanded={isExpanded} onClick={toggle}>
          <PanelLeft />
        </IconButton>
      </Tooltip>
      <Trail>
        <Breadcrumb
          crumbs={[
            ...trail.map((label) => ({ label })),
            ...parents.map((parent) => ({ label: parent.label, to: parentHref(parent) })),
            { label: title },
          ]}
        />
      </Trail>
      <OverrideChip />
      <Palette />
      <ThemeSwitch />
      <AccountArea />
    </Bar>
  );
}
