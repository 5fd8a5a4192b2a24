export { readAssets, type SiteAssets } from './server/assets';
export { apiInProcess } from './server/api-in-process';
export { bodyOf, connectionOf, forwardedFor, headOf, requestUrl } from './server/node-request';
export type { Site } from './server/create-site';
export type { ApiAnswer, ApiFetch } from './server/site-api';
export type { SiteLog } from './server/page-request';

import { media } from './media';
import { createSite as createSiteWith, type Site, type SiteOptions } from './server/create-site';

/** The public site as one function; create it once per process. */
export function createSite(options: Omit<SiteOptions, 'media'>): Site {
  return createSiteWith({ ...options, media });
}
