import { type MenuItem, menuItems } from 'contract/content';
import type { PageRequest } from '../server/page-request';
import { readOr } from '../server/read-or';
import type { MenuEntry } from './frame-data';

/** The header's menu as set by staff. */
export function menuOf(page: PageRequest): Promise<MenuEntry[]> {
  return readOr(page, {
    what: 'The menu',
    otherwise: [],
    read: async () => {
      const query = { pageSize: 100, sort: 'order' } as const;
      const { data } = await page.api.read(menuItems.visitorEndpoints.list, { query });
      return entriesBelow(null, data);
    },
  });
}

type ListedMenuItem = Pick<MenuItem, '_id' | 'title' | 'path' | 'parentId' | 'visible'>;

function entriesBelow(
  parentId: MenuItem['parentId'],
  items: readonly ListedMenuItem[],
): MenuEntry[] {
  return items
    .filter((item) => item.visible && item.parentId === parentId)
    .map(({ _id, title, path }) => ({ title, path, children: entriesBelow(_id, items) }));
}
