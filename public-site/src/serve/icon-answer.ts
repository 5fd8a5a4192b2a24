import { logosOf } from '../frame/frame.loader';
import type { SiteMedia } from '../frame/site-media';
import type { PageRequest } from '../load/page-request';

/** Where programs look for an icon that have not read a page. */
const paths = new Set([
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
]);

export function isIconPath(path: string): boolean {
  return paths.has(path);
}

/** Leads to the company's own icon, or to the product's: not to a drawing, which such programs do not read. */
export async function iconAnswer(page: PageRequest, { touchIcon }: SiteMedia): Promise<Response> {
  const { icon } = await logosOf(page);
  const headers = {
    location: icon?.touch ?? touchIcon,
    'cache-control': 'public, max-age=3600',
  };
  return new Response(null, { status: 302, headers });
}
