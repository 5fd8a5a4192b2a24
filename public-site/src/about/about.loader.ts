import { siteRoutes } from 'contract';
import { aboutUs, aboutUsEndpoints } from 'contract/content';
import { redirect } from 'react-router-dom';
import { homeCrumb } from '../category-tree/category-links';
import type { NamedLink } from '../common/view-parts';
import { localHref } from '../language/addresses';
import { headOf } from '../load/head-of';
import { langOf } from '../load/lang-of';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { pictureOrNone } from '../load/picture-of';
import { readRichText } from '../load/read-rich-text';
import { ApiRefusal } from '../load/site-api';
import type { AboutView } from './about-view';

/** Addresses of pages about the company; each record's slug is the address without the slash. */
export const aboutPaths = [
  siteRoutes.about,
  siteRoutes.introduction,
  siteRoutes.visionMission,
] as const;
/** A text may move to a page that is there without one too. */
const companyPaths = [...aboutPaths, siteRoutes.quality, siteRoutes.delivery] as const;
type AboutPath = (typeof aboutPaths)[number];

/** A former slug redirects to the record's current address. */
export const loadAbout: PageLoader<AboutView> = async ({ page, route }) => {
  const record = await recordAt(page, route.slice(1));
  const path = companyPaths.find((one) => one === `/${record.slug}`);
  if (path === undefined) throw new NotFound();
  const href = localHref(path);
  if (path !== route) throw redirect(href, 301);
  const picture = pictureOrNone(record);
  const [head, pages] = await Promise.all([headOf(page, { picture }), linksOf(page)]);
  return {
    kind: 'about',
    head,
    crumbs: [homeCrumb(), { label: record.title, lang: langOf(record, 'title'), to: href }],
    title: record.title,
    titleLang: langOf(record, 'title'),
    contentLang: langOf(record, 'content'),
    href,
    picture,
    content: readRichText(record.content, { firstHeading: 2 }),
    pages,
  };
};

async function recordAt({ api }: PageRequest, slug: string) {
  try {
    return (await api.read(aboutUsEndpoints.bySlug, { query: { slug } })).data;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) throw new NotFound();
    throw error;
  }
}

function pathOf(slug: string): AboutPath | undefined {
  return aboutPaths.find((path) => path === `/${slug}`);
}

async function linksOf({ api }: PageRequest): Promise<NamedLink[]> {
  const query = { pageSize: 100, sort: 'order' } as const;
  const { data } = await api.read(aboutUs.visitorEndpoints.list, { query });
  return data.flatMap(({ title, slug, ...text }) => {
    const href = pathOf(slug);
    const link = { name: title, lang: langOf(text, 'title') };
    return href === undefined ? [] : [{ ...link, href: localHref(href) }];
  });
}
