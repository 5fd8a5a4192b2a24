import type { PageRequest } from '../server/page-request';
import type { PageLoader } from '../server/page-loader';
import { readOr } from '../server/read-or';
import { bannerOf } from './banner-of';
import { chatOf, contactOf } from './contact-of';
import { footerOf } from './footer-of';
import type { FrameData } from './frame-data';
import { logosOf } from './logos-of';
import { menuOf } from './menu-of';

/** Loads the data around every page. */
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

/** The site's name: the title of the default page meta record. */
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
