import { type CompanyLogo, companyLogos, type MenuItem, menuItems } from 'contract/content';
import { langOf } from '../load/lang-of';
import type { PageRequest } from '../load/page-request';
import type { PageLoader } from '../load/page-loader';
import { isUnwritten, policyLinks } from '../load/policy-links';
import { readOr } from '../load/read-or';
import { localLink } from '../language/addresses';
import { fileHref } from '../common/hrefs';
import { pictureOf } from '../load/picture-of';
import { bannerOf } from './banner-of';
import { companyOf } from './company-of';
import { chatOf, contactOf } from './contact-of';
import { footerOf } from './footer-of';
import type { FrameData, Logos, MenuEntry } from './frame-data';

/** Loads the data around every page. */
export const loadFrame: PageLoader<FrameData> = async ({ page }) => {
  const [company, logos, menu, banner, footer, contact, chat] = await Promise.all([
    companyOf(page),
    logosOf(page),
    menuOf(page),
    bannerOf(page),
    footerOf(page),
    contactOf(page),
    chatOf(page),
  ]);
  return { ...company, logos, menu, banner, footer, contact, chat };
};

/** The header's menu as set by staff. */
function menuOf(page: PageRequest): Promise<MenuEntry[]> {
  return readOr(page, {
    what: 'The menu',
    otherwise: [],
    read: async () => {
      const query = { pageSize: 100, sort: 'order' } as const;
      const [{ data }, written] = await Promise.all([
        page.api.read(menuItems.visitorEndpoints.list, { query }),
        policyLinks(page),
      ]);
      const items = data.filter(({ path }) => !isUnwritten(path, written));
      return entriesBelow(null, items);
    },
  });
}

type ListedMenuItem = Pick<
  MenuItem,
  '_id' | 'title' | 'path' | 'parentId' | 'visible' | 'untranslated'
>;

function entriesBelow(
  parentId: MenuItem['parentId'],
  items: readonly ListedMenuItem[],
): MenuEntry[] {
  return items
    .filter((item) => item.visible && item.parentId === parentId)
    .map(({ _id, title, path, ...item }) => ({
      title,
      lang: langOf(item, 'title'),
      path: localLink(path),
      children: entriesBelow(_id, items),
    }));
}

/** The active logo of each variant. */
export function logosOf(page: PageRequest): Promise<Logos> {
  return readOr<Logos>(page, {
    what: 'The logos',
    otherwise: { light: null, dark: null, icon: null },
    read: async () => {
      const query = { pageSize: 100 };
      const { data } = await page.api.read(companyLogos.visitorEndpoints.list, { query });
      const ofVariant = (variant: CompanyLogo['variant']) =>
        data.find((logo) => logo.variant === variant && logo.active);
      return {
        light: logoPicture(ofVariant('light')),
        dark: logoPicture(ofVariant('dark')),
        icon: iconOf(ofVariant('favicon')),
      };
    },
  });
}

type ListedLogo = Pick<CompanyLogo, 'image' | 'imageFacts' | 'alt'>;

function logoPicture(logo: ListedLogo | undefined) {
  return logo ? pictureOf({ name: logo.image, alt: logo.alt, facts: logo.imageFacts }) : null;
}

function iconOf(logo: ListedLogo | undefined): Logos['icon'] {
  if (!logo) return null;
  const href = fileHref(logo.image);
  // Devices do not accept a drawing as a touch icon.
  return { tab: `${href}?w=64`, touch: logo.image.endsWith('.svg') ? null : `${href}?w=320` };
}
