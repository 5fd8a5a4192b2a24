import { ChevronDown } from 'lucide-react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow } from '../common/look';
import type { MenuEntry } from './frame-data';

/** A part of the menu that opens below its heading. */
export const MenuGroupBox = styled.details`
  position: relative;

  & summary {
    gap: 0.25rem;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
  && > ul {
    position: absolute;
    z-index: ${token.layer.popup};
    top: calc(100% + 0.375rem);
    inset-inline-start: 0;
    min-width: 13rem;
    padding: 0.375rem;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    background: ${token.color.surfaceRaised};
    box-shadow: ${token.shadow.lg};
  }
  && ul ul {
    margin-inline-start: 0.75rem;
    padding-inline-start: 0.375rem;
    border-inline-start: 1px solid ${token.color.border};
  }
  & summary[data-current] {
    color: ${token.color.brandText};
  }
  ${onNarrow} {
    && > ul {
      position: static;
      padding-block: 0;
      padding-inline: 0.75rem 0;
      border: 0;
      box-shadow: none;
    }
  }
`;

interface MenuGroupProps {
  entry: MenuEntry;
  path: string;
}

/** A menu entry with children; one group is open at a time. */
export function MenuGroup({ entry, path }: MenuGroupProps) {
  const { title, lang, children } = entry;
  return (
    <MenuGroupBox name="site-menu">
      <summary {...(leadsTo(entry, path) && { 'data-current': true })}>
        <span lang={lang}>{title}</span> <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {[...ownLink(entry), ...children].map((child) => (
          <li key={child.path + child.title}>
            <MenuLink entry={child} path={path} />
            {child.children.length === 0 ? null : (
              <ul>
                {child.children.map((leaf) => (
                  <li key={leaf.path + leaf.title}>
                    <MenuLink entry={leaf} path={path} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </MenuGroupBox>
  );
}

/** A group's heading only opens it: the page that it names is listed first in the group, unless it is already there. */
function ownLink({ title, lang, path, children }: MenuEntry): MenuEntry[] {
  const isThere = children.some((child) => child.path === path);
  return isThere ? [] : [{ title, lang, path, children: [] }];
}

function leadsTo({ children, ...entry }: MenuEntry, path: string): boolean {
  return entry.path === path || children.some((child) => leadsTo(child, path));
}

interface MenuLinkProps {
  entry: MenuEntry;
  /** The current page. */
  path: string;
}

export function MenuLink({ entry, path }: MenuLinkProps) {
  return (
    <a
      href={entry.path}
      lang={entry.lang}
      {...(entry.path === path && { 'aria-current': 'page' as const })}
    >
      {entry.title}
    </a>
  );
}
