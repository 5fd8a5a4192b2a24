import { z } from 'zod';
import { text } from '../text';

/** The icons for menu entries; names of the lucide set. */
export const navIcons = [
  'archive',
  'banknote',
  'book-open',
  'briefcase',
  'building-2',
  'calendar-days',
  'circle',
  'factory',
  'file-text',
  'flask-conical',
  'folder-tree',
  'globe',
  'handshake',
  'image',
  'inbox',
  'info',
  'layout-grid',
  'link',
  'list',
  'list-checks',
  'mail',
  'map',
  'megaphone',
  'menu',
  'message-circle',
  'milestone',
  'network',
  'newspaper',
  'pen-line',
  'percent',
  'phone',
  'presentation',
  'ruler',
  'scale',
  'search',
  'send',
  'server',
  'shapes',
  'shopping-cart',
  'tag',
  'tags',
  'truck',
  'users',
] as const;
export const NavIcon = z.enum(navIcons);
export type NavIcon = z.infer<typeof NavIcon>;

/** The target of an entry: a page (`/unit`), or an anchor (`#tax`) that opens on top of the current page. */
export const NavPath = z.string().regex(/^(?:\/[A-Za-z0-9-]+)+$|^#[a-z][a-z0-9-]*$/);

export const NavEntry = z.strictObject({
  label: text(60),
  icon: NavIcon,
  path: NavPath,
  order: z.int(),
});
export type NavEntry = z.infer<typeof NavEntry>;

/**
 * A group of the side menu, or a remote's part of one: groups with the same name and parent are merged, with icon and
 * order of the one with the lowest order.
 */
export const NavGroup = z.strictObject({
  group: text(60),
  /** The group that this one is nested in. */
  parent: text(60).optional(),
  /** `tabs`: one entry of the menu, which opens its first page; the frame shows the others as tabs above the page. */
  shownAs: z.literal('tabs').optional(),
  icon: NavIcon,
  order: z.int(),
  entries: z.array(NavEntry),
});
export type NavGroup = z.infer<typeof NavGroup>;

/** A group of the rendered side menu: its own entries, then its nested groups. */
export interface NavSection {
  readonly label: string;
  readonly icon: NavIcon;
  readonly order: number;
  /** Whether it is one entry of the menu, and its entries are tabs of a page. */
  readonly isTabs: boolean;
  readonly entries: readonly NavEntry[];
  readonly sections: readonly NavSection[];
}

/**
 * Builds the side menu from all remotes' groups, each level in order. A group with an unknown parent is placed at the
 * top level.
 */
export function navigationOf(groups: readonly NavGroup[]): NavSection[] {
  const names = new Set(groups.map((group) => group.group));
  const isTop = ({ parent }: NavGroup) => parent === undefined || !names.has(parent);
  return sectionsOf(groups.filter(isTop), groups);
}

function sectionsOf(level: readonly NavGroup[], all: readonly NavGroup[]): NavSection[] {
  const ordered = level.toSorted(byOrder);
  const firsts = ordered.filter(
    ({ group }, index) => ordered.findIndex((other) => other.group === group) === index,
  );
  const below = all.filter((group) => !level.includes(group));
  return firsts.map(({ group: label, icon, order, shownAs }) => ({
    label,
    icon,
    order,
    isTabs: shownAs === 'tabs',
    entries: ordered
      .filter(({ group }) => group === label)
      .flatMap(({ entries }) => entries)
      .toSorted(byOrder),
    sections: sectionsOf(
      below.filter(({ parent }) => parent === label),
      below,
    ),
  }));
}

function byOrder(left: { order: number }, right: { order: number }): number {
  return left.order - right.order;
}
