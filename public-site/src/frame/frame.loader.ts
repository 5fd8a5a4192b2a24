import type { PageRequest } from '../server/page-request';
import type { PageLoader } from '../server/page-loader';
import { readOr } from '../server/read-or';
import { bannerOf } from './banner-of';
import { chatOf, contactOf } from './contact-of';
import { footerOf } from './footer-of';
import type { FrameData } from './frame-data';
import { logosOf } from './logos-of';
import { menuOf } from './menu-of';

/** What stands around every page. */
export const loadFrame: PageLoader<FrameData> = async ({ page }) => {
  const [siteName, logos, menu, banner, footer, contact, chat] = await Promise.all([
    siteNameOf(page),
    logosOf(page),
    menuOf(page),
    bannerOf(page),
    footerOf(page),
    contactOf(page),
    chatOf(page),
  ]);
  return { siteName, logos, menu, banner, footer, contact, chat };
};

const unnamed = 'Chemical trading';

/** The title of the meta record that stands for pages without one of their own is the site's own name. */
export function siteNameOf(page: PageRequest): Promise<string> {
  return readOr(page, {
    what: 'The name of the site',
    otherwise: unnamed,
    read: async () => {
      const metas = await page.metas();
      return metas.find(({ pageSlug }) => pageSlug === 'static-page')?.metaTitle ?? unnamed;
    },
  });
}
