export { readAssets, type SiteAssets } from './server/assets';
export { apiInProcess } from './server/api-in-process';
export { bodyOf } from './server/body-of';
export { connectionOf, forwardedFor } from './server/connection';
export { requestUrl } from './server/request-url';
export type { Site } from './server/create-site';
export type { ApiAnswer, ApiFetch } from './server/site-api';
export type { SiteLog } from './server/site-log';

import { media } from './media';
import { createSite as createSiteWith, type Site, type SiteOptions } from './server/create-site';

/** The public site as one function; create it once per process. */
export function createSite(options: Omit<SiteOptions, 'media'>): Site {
  return createSiteWith({ ...options, media });
}
