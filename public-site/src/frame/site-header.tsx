import { Menu } from 'lucide-react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, pageWidth } from '../common/look';
import { homeHref } from '../hrefs';
import type { MenuEntry } from './frame-data';
import { LogoMark } from './logo-mark';
import { menuId, SiteMenu } from './site-menu';
import { ThemeSwitch } from './theme-switch';

const Bar = styled.header`
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surface};
`;

const Row = styled.div`
  ${pageWidth}
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 4rem;
`;

const HomeLink = styled.a`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-right: auto;
  color: ${token.color.text};
  font-size: 1.0625rem;
  font-weight: 640;
  letter-spacing: -0.02em;
  text-decoration: none;
  ${focusRing}
`;

const MenuButton = styled.button`
  display: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${token.radius.full};
  background: transparent;
  cursor: pointer;
  ${focusRing}

  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  ${onNarrow} {
    display: grid;
  }
`;

interface SiteHeaderProps {
  path: string;
  siteName: string | undefined;
  menu: readonly MenuEntry[];
}

/** On narrow screens the menu is a popover of the browser's own, which opens without a script. */
export function SiteHeader({ path, siteName, menu }: SiteHeaderProps) {
  return (
    <Bar className="not-in-print">
      <Row>
        <HomeLink href={homeHref}>
          <LogoMark /> {siteName ?? <VisuallyHidden>First page</VisuallyHidden>}
        </HomeLink>
        {menu.length === 0 ? null : (
          <>
            <SiteMenu menu={menu} path={path} />
            <MenuButton type="button" popoverTarget={menuId} aria-label="Menu">
              <Menu aria-hidden="true" />
            </MenuButton>
          </>
        )}
        <ThemeSwitch />
      </Row>
    </Bar>
  );
}
