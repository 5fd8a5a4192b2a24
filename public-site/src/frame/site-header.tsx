import { t } from '@lingui/core/macro';
import { Menu } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { BasketLink } from '../basket/basket-link';
import { onNarrow, pageWidth } from '../common/look';
import { pageHref } from '../common/hrefs';
import { SearchBox } from '../search-box/search-box';
import { hasOwnBox } from '../search-box/search-hrefs';
import type { FrameData } from './frame-data';
import { SiteLogo } from './site-logo';
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

  ${onNarrow} {
    flex-wrap: wrap;
    gap: 0 0.25rem;
  }
`;

/** Below the logo on narrow screens, unless the page has a larger search. */
const SearchPlace = styled.div<{ $isBeforeLarger: boolean }>`
  display: flex;
  flex: 1 1 20rem;
  margin-inline: clamp(1rem, 4vw, 4rem);

  ${onNarrow} {
    flex-basis: 100%;
    order: 1;
    margin: 0 0 0.75rem;

    & > * {
      max-width: none;
    }
    ${({ $isBeforeLarger }) => $isBeforeLarger && 'display: none;'}
  }
`;

const HomeLink = styled.a`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  min-height: 2.75rem;
  margin-inline-end: auto;
  color: ${token.color.text};
  font-size: 1.0625rem;
  font-weight: 640;
  letter-spacing: -0.02em;
  text-decoration: none;
  ${focusRing}

  ${onNarrow} {
    min-height: 3.375rem;
  }
`;

const MenuButton = styled.button`
  display: none;
  flex: none;
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
  query: string;
  frame: FrameData | null;
}

/** On narrow screens the menu is a native popover, which opens without a script. */
export function SiteHeader({ path, query, frame }: SiteHeaderProps) {
  const menu = frame?.menu ?? [];
  const spoken = frame?.languages ?? [];
  const hasMenu = menu.length > 0 || spoken.length > 0;
  return (
    <Bar className="not-in-print">
      <Row>
        <HomeLink href={pageHref('home')}>
          <SiteLogo logos={frame?.logos} siteName={frame?.siteName} />
        </HomeLink>
        {hasOwnBox(path) ? null : (
          <SearchPlace $isBeforeLarger={path === pageHref('home')}>
            <SearchBox key={path} id="site-search" size="header" />
          </SearchPlace>
        )}
        <BasketLink />
        <ThemeSwitch />
        {hasMenu ? (
          <MenuButton type="button" popoverTarget={menuId} aria-label={t`Menu`}>
            <Menu aria-hidden="true" />
          </MenuButton>
        ) : null}
      </Row>
      {hasMenu ? <SiteMenu menu={menu} path={path} query={query} spoken={spoken} /> : null}
    </Bar>
  );
}
