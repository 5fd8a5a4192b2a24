import { siteRoutes } from 'contract';
import {
  type Category,
  chemicalEndpoints,
  type SubCategory,
  type SubSubCategory,
} from 'contract/catalog';
import { aboutUs, policyEndpoints } from 'contract/content';
import { aboutPaths } from '../about/about.loader';
import { readBlogCategories } from '../blog/posts';
import {
  blogCategoryHref,
  categoryHref,
  functionalGroupHref,
  letterHref,
  segmentOf,
  typeChartHref,
} from '../common/hrefs';
import { staticPaths } from '../app/page-routes';
import { hasChart } from '../selection/chart.loader';
import { elementsIn } from '../selection/elements';
import { readUses } from '../selection/uses';
import { policyPaths } from '../load/policy-links';
import type { PageRequest } from '../load/page-request';
import type { SitemapEntry } from './sitemap-xml';

/** All pages except those of chemicals and articles. */
export async function sitePagesOf(page: PageRequest): Promise<SitemapEntry[]> {
  const places = await Promise.all([
    companyPages(page),
    policyPages(page),
    categoryPages(page),
    letterPages(page),
    selectionPages(page),
    articleListings(page),
  ]);
  return [fixedPages, ...places].flat();
}

/**
 * Pages with a date of their own are listed below; the status of an inquiry, an offer and a request are one visitor's, and
 * requests for documents and samples are reached from a chemical.
 */
const listedElsewhere = new Set<string>([
  ...aboutPaths,
  ...Object.values(policyPaths),
  siteRoutes.inquiryStatus,
  siteRoutes.sentInquiries,
  siteRoutes.saved,
  siteRoutes.offer,
  siteRoutes.supplierRequest,
  siteRoutes.documentRequest,
  siteRoutes.sampleRequest,
]);
const fixedPages = staticPaths()
  .filter((path) => !listedElsewhere.has(path))
  .map((path): SitemapEntry => ({ path }));

async function companyPages({ api }: PageRequest): Promise<SitemapEntry[]> {
  const { data } = await api.read(aboutUs.visitorEndpoints.list, { query: { pageSize: 100 } });
  return data.flatMap(({ slug, updatedAt }) => {
    const path = aboutPaths.find((one) => one === `/${slug}`);
    return path === undefined ? [] : [{ path, updated: updatedAt }];
  });
}

async function policyPages(page: PageRequest): Promise<SitemapEntry[]> {
  const { data: written } = await page.api.read(policyEndpoints.written, {});
  return Promise.all(
    written.map(async ({ kind }) => {
      const { data } = await page.api.read(policyEndpoints.get, { query: { kind } });
      return { path: policyPaths[kind], updated: data.updatedAt };
    }),
  );
}

async function categoryPages(page: PageRequest): Promise<SitemapEntry[]> {
  return (await page.categories()).flatMap((category) => {
    const below = category.subCategories.flatMap((sub) => [
      categoryPage([category, sub]),
      ...sub.subSubCategory.map((subSub) => categoryPage([category, sub, subSub])),
    ]);
    return [categoryPage([category]), ...below];
  });
}

function categoryPage(levels: readonly (Category | SubCategory | SubSubCategory)[]): SitemapEntry {
  const path = categoryHref(levels.map(segmentOf));
  const updated = levels.at(-1)?.updatedAt;
  return { path, ...(updated !== undefined && { updated }) };
}

async function letterPages({ api }: PageRequest): Promise<SitemapEntry[]> {
  const { data } = await api.read(chemicalEndpoints.letters);
  return data.map(({ letter }) => ({ path: letterHref(letter) }));
}

/** Uses with their charts, functional groups and elements. */
async function selectionPages(page: PageRequest): Promise<SitemapEntry[]> {
  const [uses, { data }] = await Promise.all([
    readUses(page),
    page.api.read(chemicalEndpoints.composition),
  ]);
  const charts = await Promise.all(
    uses.map(async (use) => ((await hasChart(page, use)) ? [typeChartHref(use.slug)] : [])),
  );
  return [
    ...uses.map(({ href }) => href),
    ...charts.flat(),
    ...data.functionalGroups.map(({ group }) => functionalGroupHref(group)),
    ...elementsIn(data).map(({ href }) => href),
  ].map((path) => ({ path }));
}

async function articleListings(page: PageRequest): Promise<SitemapEntry[]> {
  const categories = await readBlogCategories(page);
  return categories.map((category) => ({ path: blogCategoryHref(category) }));
}
