import { signInProviderMeta } from '../document/element-ids';

/** What the identity provider is called, as the server wrote it into the page; undefined where there is none. */
export function signInProvider(page: Document): string | undefined {
  const meta = page.querySelector(`meta[name="${signInProviderMeta}"]`);
  return meta?.getAttribute('content') ?? undefined;
}
