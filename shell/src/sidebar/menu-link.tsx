import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Tooltip } from 'shared-ui';
import styled from 'styled-components';
import { usePreload } from '../federation/use-preload';
import { menuItem } from './menu-item';

const Item = styled(Link)<{ $isCurrent: boolean; $isIconic: boolean }>`
  ${menuItem}
`;

export interface MenuLinkProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** A page, or an anchor that opens over the current one. */
  readonly path: string;
  /** The menu entry of the current page or its parent. */
  readonly entry: string | undefined;
  readonly isIconic: boolean;
  readonly onFollow: () => void;
}

/** An entry of the side menu. Hover or focus preloads its page. */
export function MenuLink({ label, icon, path, entry, isIconic, onFollow }: MenuLinkProps) {
  const { pathname, search, hash } = useLocation();
  const preload = usePreload();
  const isAnchor = path.startsWith('#');
  const isPage = !isAnchor && path.toLowerCase() === pathname.toLowerCase();
  const isCurrent = isAnchor ? path === hash : path === entry;
  return (
    <Tooltip content={label} side="right" delay={0} isDisabled={!isIconic}>
      <Item
        to={isAnchor ? { pathname, search, hash: path } : path}
        $isCurrent={isCurrent}
        $isIconic={isIconic}
        {...(isCurrent && { 'aria-current': isPage ? 'page' : 'true' })}
        onPointerEnter={() => preload(path)}
        onFocus={() => preload(path)}
        onClick={onFollow}
      >
        {icon}
        <span>{label}</span>
      </Item>
    </Tooltip>
  );
}
