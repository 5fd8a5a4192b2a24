import { remoteOriginsMeta } from './element-ids';

/** The origins that remotes may come from besides the page's own, as its server says; its CSP lists the same ones. */
export function remoteOrigins(page: Document): string[] {
  const meta = page.querySelector(`meta[name="${remoteOriginsMeta}"]`);
  return (meta?.getAttribute('content') ?? '').split(' ').filter((origin) => origin !== '');
}
