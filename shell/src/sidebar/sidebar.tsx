import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { Link } from 'react-router-dom';
import { focusRing, ScrollArea, Sheet, token } from 'shared-ui';
import styled from 'styled-components';
import { BrandMark } from '../brand/brand-mark';
import { panelName } from '../brand/brand';
import { useBrand, useBrandColors } from '../brand/use-brand';
import { SideMenu } from './side-menu';
import type { SidebarControl } from './use-sidebar';

/* The three widths: specification, section 9. */
const widths = { expanded: '16rem', icons: '3rem', dialog: '18rem' };

const Column = styled.aside<{ $width: string }>`
  position: sticky;
  top: 0;
  z-index: ${token.layer.sidebar};
  flex: none;
  display: flex;
  flex-direction: column;
  width: ${({ $width }) => $width};
  height: 100dvh;
  overflow: hidden;
  border-inline-end: 1px solid ${token.color.border};
  background: ${token.color.surface};
  transition: width ${token.duration.normal} ${token.ease};
`;

const Brand = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  height: 3.5rem;
  padding-inline: 0.5625rem;
  overflow: hidden;
  color: ${token.color.text};
  font-size: ${token.text.lg};
  font-weight: ${token.weight.semibold};
  letter-spacing: -0.015em;
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/* Radix lays the content out as a table, which would keep long labels from being truncated. */
const Scroller = styled(ScrollArea)<{ $isIconic: boolean }>`
  flex: 1;

  & [data-radix-scroll-area-viewport] > div {
    display: block !important;
    padding: ${token.space[2]} ${({ $isIconic }) => ($isIconic ? '0.375rem' : token.space[3])}
      ${token.space[6]};
  }
`;

export interface SidebarProps {
  readonly sidebar: SidebarControl;
}

/** The side menu: a column, icons, or a dialog on narrow pages. */
export function Sidebar({ sidebar: { state, toggle, closeDialog } }: SidebarProps) {
  const company = useBrand();
  useBrandColors(company);
  const name = panelName(company);
  const brand = (
    <Brand to={shellRoutes.dashboard} onClick={closeDialog} aria-label={t`${name}: dashboard`}>
      <BrandMark />
      <span>{name}</span>
    </Brand>
  );
  if (state.kind === 'dialog') {
    return (
      <Sheet
        open={state.isOpen}
        onOpenChange={(isOpen) => {
          if (!isOpen) closeDialog();
        }}
        side="start"
        width={widths.dialog}
        title={t`Menu`}
        isTitleHidden
      >
        {brand}
        <SideMenu isIconic={false} onExpand={toggle} onFollow={closeDialog} />
      </Sheet>
    );
  }
  const isIconic = !state.isExpanded;
  return (
    <Column $width={isIconic ? widths.icons : widths.expanded} data-sidebar={state.kind}>
      {brand}
      <Scroller $isIconic={isIconic}>
        <SideMenu isIconic={isIconic} onExpand={toggle} onFollow={closeDialog} />
      </Scroller>
    </Column>
  );
}
