import { siteRoutes } from 'contract';
import { dataPrefix } from '../common/page-answer';
import type { FileMaker } from '../load/made-file';

/**
 * Excluded from crawling: page data, search results, whose number is unlimited, and pages for one visitor. The panel's
 * addresses are not listed: each response has `noindex`, and a list would be a guide for attackers.
 */
const closed = [
  '/api/',
  `${dataPrefix}/`,
  `${siteRoutes.search}?`,
  siteRoutes.inquiryStatus,
  siteRoutes.offer,
  siteRoutes.supplierRequest,
  siteRoutes.documentRequest,
  `${siteRoutes.sampleRequest}?`,
] as const;

/** Pictures, which pages and link previews show. */
const open = ['/api/file/download/', '/api/product/getCard'] as const;

/** @see RFC 9309, Robots Exclusion Protocol: the longest matching rule applies. */
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
