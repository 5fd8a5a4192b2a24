import { stripEnds } from 'contract';
import { type Banner, banners } from 'contract/content';
import { localLink, plainPath } from '../language/addresses';
import type { PageRequest } from '../load/page-request';
import { langOf } from '../load/lang-of';
import { pictureOf } from '../load/picture-of';
import { readOr } from '../load/read-or';
import type { BannerView } from './frame-data';

/**
 * The page's active banner, the last changed one. Filtered from the list of all banners, one cached response for the
 * whole site: a query by address would be one query for each of the many pages without a banner.
 */
export function bannerOf(page: PageRequest): Promise<BannerView | null> {
  return readOr(page, {
    what: 'The banner',
    otherwise: null,
    read: async () => {
      const banner = await findBanner(page);
      return banner ? bannerView(banner) : null;
    },
  });
}

const pageSize = 100;

async function findBanner(page: PageRequest) {
  for (let number = 1, seen = 0; ; number += 1) {
    const query = { page: number, pageSize, sort: '-updatedAt' } as const;
    const { data, total } = await page.api.read(banners.visitorEndpoints.list, { query });
    const banner = data.find(({ pageSlug }) => standsOn(pageSlug, plainPath(page.url.pathname)));
    seen += data.length;
    if (banner || data.length === 0 || seen >= total) return banner;
  }
}

const slash = /\//;

/** A page's slug is its path without the first slash; the start page's is `/` or `home`. */
function standsOn(pageSlug: string, path: string): boolean {
  const slug = stripEnds(pageSlug, { start: slash, end: slash });
  return path === '/' ? slug === '' || slug === 'home' : slug === path.slice(1);
}

type ListedBanner = Pick<
  Banner,
  'title' | 'subtitle' | 'image' | 'imageFacts' | 'alt' | 'ctaLabel' | 'ctaHref' | 'untranslated'
>;

function bannerView(banner: ListedBanner): BannerView {
  const { title, subtitle, image, imageFacts, alt } = banner;
  return {
    title,
    titleLang: langOf(banner, 'title'),
    subtitle,
    subtitleLang: langOf(banner, 'subtitle'),
    picture: pictureOf({ name: image, alt, facts: imageFacts }),
    way: wayOf(banner),
  };
}

/** The link of a banner or slide. */
export function wayOf(record: Pick<Banner, 'ctaLabel' | 'ctaHref' | 'untranslated'>) {
  const { ctaLabel, ctaHref } = record;
  return ctaLabel === null || ctaHref === null
    ? null
    : { name: ctaLabel, lang: langOf(record, 'ctaLabel'), href: localLink(ctaHref) };
}
