import { t } from '@lingui/core/macro';
import type { SiteLanguage } from 'contract';
import { type RefObject, useEffect, useRef } from 'react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, pageWidth } from '../common/look';
import type { MenuEntry } from './frame-data';
import { LanguageGroup } from './language-group';
import { MenuGroup, MenuLink } from './menu-group';

/** The id of the menu, which the menu button on narrow screens opens. */
export const menuId = 'site-menu';

const Nav = styled.nav`
  && {
    ${pageWidth}
    display: block;
    position: static;
    height: auto;
    margin-block: 0;
    padding-block: 0 0.375rem;
    border: 0;
    color: inherit;
    overflow: visible;
    background: none;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
    margin-inline: -0.75rem;
  }
  & [data-is-last] {
    margin-inline-start: auto;
  }
  & [data-is-last] ul {
    inset-inline-end: 0;
    inset-inline-start: auto;
  }
  & a,
  & summary {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    padding: 0 0.75rem;
    border-radius: ${token.radius.md};
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    font-weight: ${token.weight.medium};
    text-decoration: none;
    cursor: pointer;
    ${focusRing}
  }
  & a:hover,
  & summary:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.text};
  }
  & a[aria-current] {
    color: ${token.color.brandText};
  }

  ${onNarrow} {
    &&:not(:popover-open) {
      display: none;
    }
    && {
      position: fixed;
      inset: 3.375rem 1.125rem auto;
      width: auto;
      max-height: calc(100dvh - 6rem);
      padding: 0.5rem;
      overflow: auto;
      border: 1px solid ${token.color.border};
      border-radius: ${token.radius.xl};
      background: ${token.color.surfaceRaised};
      box-shadow: ${token.shadow.lg};
    }
    & > ul {
      display: block;
      margin-inline: 0;
    }
    & a,
    & summary {
      min-height: 2.875rem;
      font-size: 1.0625rem;
    }
  }
`;

interface SiteMenuProps {
  menu: readonly MenuEntry[];
  /** The current page. */
  path: string;
  /** Its query, with the question mark. */
  query: string;
  /** The languages beside the default one. */
  spoken: readonly SiteLanguage[];
}

export function SiteMenu({ menu, path, query, spoken }: SiteMenuProps) {
  const nav = useRef<HTMLElement>(null);

  useMenuEnd(nav, path);

  return (
    <Nav id={menuId} popover="auto" aria-label={t`Main`} ref={nav}>
      <ul>
        {menu.map((entry) => (
          <li key={entry.path + entry.title}>
            {entry.children.length === 0 ? (
              <MenuLink entry={entry} path={path} />
            ) : (
              <MenuGroup entry={entry} path={path} />
            )}
          </li>
        ))}
        {spoken.length === 0 ? null : (
          <li data-is-last>
            <LanguageGroup address={path + query} spoken={spoken} />
          </li>
        )}
      </ul>
    </Nav>
  );
}

const elsewhere = ['pointerdown', 'focusin'] as const;

/** Closes what of the menu is open: after a navigation, by Escape, and when the visitor goes on elsewhere. */
function useMenuEnd(menu: RefObject<HTMLElement | null>, path: string): void {
  // Keeps the browser's own popover in step with navigations, which happen without leaving the document.
  useEffect(() => {
    for (const group of openGroups(menu.current)) group.removeAttribute('open');
    if (menu.current && 'hidePopover' in menu.current) menu.current.hidePopover();
  }, [menu, path]);

  // Groups are `details`, which the browser itself closes by nothing but their heading.
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const group of openGroups(menu.current)) {
        group.removeAttribute('open');
        if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
      }
    };
    const closeElsewhere = ({ target }: Event) => {
      for (const group of openGroups(menu.current)) {
        if (!(target instanceof Node && group.contains(target))) group.removeAttribute('open');
      }
    };
    document.addEventListener('keydown', closeByKey);
    for (const event of elsewhere) document.addEventListener(event, closeElsewhere);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      for (const event of elsewhere) document.removeEventListener(event, closeElsewhere);
    };
  }, [menu]);
}

function openGroups(menu: HTMLElement | null): readonly Element[] {
  return [...(menu?.querySelectorAll('details[open]') ?? [])];
}
