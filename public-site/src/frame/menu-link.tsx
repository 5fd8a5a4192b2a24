import type { MenuEntry } from './frame-data';

interface MenuLinkProps {
  entry: MenuEntry;
  /** The current page. */
  path: string;
}

export function MenuLink({ entry, path }: MenuLinkProps) {
  return (
    <a href={entry.path} {...(entry.path === path && { 'aria-current': 'page' as const })}>
      {entry.title}
    </a>
  );
}
