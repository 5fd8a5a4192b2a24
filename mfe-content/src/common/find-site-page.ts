import { siteRoutes, Slug } from 'contract';
import { categoryEndpoints, chemicalEndpoints, IndexLetter } from 'contract/catalog';
import { blogEndpoints } from 'contract/content';
import { type ApiClient, ApiError } from 'shared-ui/client';

const fixed = new Set<string>(Object.values(siteRoutes));

/** The path of a link, without query and hash. */
export function pagePathOf(path: string) {
  const [page = ''] = path.split(/[?#]/);
  return page;
}

/**
 * Whether the site has a page at a path, its current or a former one. Uses the site's own public endpoints, so drafts
 * and hidden pages do not count.
 *
 * @throws ApiError when that cannot be found out
 */
export async function findSitePage(api: ApiClient, path: string, signal: AbortSignal) {
  if (fixed.has(path)) return true;
  const [first = '', second, third, ...more] = segmentsOf(path);
  if (more.length > 0) return false;
  if (`/${first}/:slug` === siteRoutes.blog) {
    const { bySlug } = blogEndpoints;
    const slug = second ?? '';
    return third === undefined && isThere(api.call(bySlug, { query: { slug }, signal }));
  }
  if (`/${first}/:letter` === siteRoutes.letter) {
    return third === undefined && IndexLetter.safeParse(second).success;
  }
  const slug = Slug.safeParse(third ?? second ?? first).data;
  if (slug === undefined) return false;
  const { category, subCategory, subSubCategory } = categoryEndpoints;
  const request = { query: { slug }, signal };
  if (third !== undefined) return isThere(api.call(subSubCategory, request));
  if (second !== undefined) return isThere(api.call(subCategory, request));
  return (
    (await isThere(api.call(category, request))) ||
    isThere(api.call(chemicalEndpoints.bySlug, request))
  );
}

/** The decoded segments of a path. */
function segmentsOf(path: string) {
  return path.split('/').slice(1).map(decoded);
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Malformed percent-encoding: taken literally.
    return segment;
  }
}

async function isThere(answer: Promise<unknown>) {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return false;
    throw error;
  }
}
