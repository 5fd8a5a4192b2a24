import { siteRoutes } from 'contract';
import { dataPrefix } from '../common/page-state';
import type { FileMaker } from '../server/made-file';

/**
 * What crawlers leave alone: data in place of pages, the results of searches, which are without number, and pages that are
 * for one visitor. The pages of staff are not named here: each of them says itself that it is not to be listed, and a list of
 * them would be a guide for others.
 */
const closed = [
  '/api/',
  `${dataPrefix}/`,
  `${siteRoutes.search}?`,
  siteRoutes.inquiryStatus,
] as const;

/** Pictures, which pages and previews of links show. */
const open = ['/api/file/download/', '/api/product/getCard'] as const;

/** @see RFC 9309, Robots Exclusion Protocol: the longest rule that fits is the one that counts. */
export const makeRobots: FileMaker = async ({ origin }) => ({
  text: [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}${siteRoutes.sitemap}`,
    '',
  ].join('\n'),
  type: 'text/plain',
  keeping: 'public, max-age=3600',
});
