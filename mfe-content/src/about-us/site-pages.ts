import { siteRoutes } from 'contract';

/** The site's pages about the company, by the slug of their text. */
export const pagesBySlug: ReadonlyMap<string, { readonly name: string; readonly path: string }> =
  new Map([
    ['about', { name: 'About us', path: siteRoutes.about }],
    ['introduction', { name: 'Introduction', path: siteRoutes.introduction }],
    ['vision-mission', { name: 'Vision and mission', path: siteRoutes.visionMission }],
    ['quality', { name: 'Quality and documents', path: siteRoutes.quality }],
    ['delivery', { name: 'Delivery and packaging', path: siteRoutes.delivery }],
  ]);
