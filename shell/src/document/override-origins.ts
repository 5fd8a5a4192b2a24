import { overrideOriginsMeta } from './element-ids';

/** The origins that builds under development may come from, as the page's server says; its CSP lists them as well. */
export function overrideOrigins(page: Document): string[] {
  const meta = page.querySelector(`meta[name="${overrideOriginsMeta}"]`);
  return (meta?.getAttribute('content') ?? '').split(' ').filter((origin) => origin !== '');
}
