export { readAssets, type SiteAssets } from './serve/assets';
export { apiInProcess } from './serve/api-in-process';
export { bodyOf, connectionOf, forwardedFor, headOf, requestUrl } from './http/node-request';
export type { Site } from './serve/create-site';
export type { ApiAnswer, ApiFetch } from './load/site-api';
export type { SiteLog } from './load/page-request';

import { media } from './app/media';
import { createSite as createSiteWith, type Site, type SiteOptions } from './serve/create-site';

/** The public site as one function; create it once per process. */
export function createSite(options: Omit<SiteOptions, 'media'>): Site {
  return createSiteWith({ ...options, media });
}
