import { type MenuItem, menuItems } from 'contract';
import { categoryHref, segmentOf } from '../hrefs';
import type { PageRequest } from '../server/page-request';
import type { PageLoader } from '../server/page-loader';
import type { FrameData, MenuEntry } from './frame-data';

/** What stands around every page. */
export const loadFrame: PageLoader<FrameData> = async ({ page }) => {
  const [categories, siteName, menu] = await Promise.all([
    page.categories(),
    siteNameOf(page),
    menuOf(page),
  ]);
  return {
    origin: page.origin,
    siteName,
    menu,
    categories: categories.map((category) => ({
      name: category.name,
      href: categoryHref([segmentOf(category)]),
    })),
  };
};

/** The title of the meta record that stands for pages without one of their own is the site's own name. */
async function siteNameOf(page: PageRequest): Promise<string> {
  try {
    const metas = await page.metas();
    return metas.find(({ pageSlug }) => pageSlug === 'static-page')?.metaTitle ?? unnamed;
  } catch (cause) {
    page.log('The name of the site could not be read', cause);
    return unnamed;
  }
}

const unnamed = 'Chemical trading';

/** A site without its menu can still be read, so that a failure here is no failure of the page. */
async function menuOf(page: PageRequest): Promise<MenuEntry[]> {
  try {
    const query = { pageSize: 100, sort: 'order' } as const;
    const { data } = await page.api.read(menuItems.visitorEndpoints.list, { query });
    return entriesBelow(null, data);
  } catch (cause) {
    page.log('The menu could not be read', cause);
    return [];
  }
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
