import { overrideOriginsMeta } from './element-ids';

/** The origins allowed for builds under development, as the page's server sent them; its CSP lists them too. */
export function overrideOrigins(page: Document): string[] {
  const meta = page.querySelector(`meta[name="${overrideOriginsMeta}"]`);
  return (meta?.getAttribute('content') ?? '').split(' ').filter((origin) => origin !== '');
}
