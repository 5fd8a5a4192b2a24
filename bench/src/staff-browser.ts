import type { Browser, BrowserContext } from '@playwright/test';

/** A browser that was never there, and whoever the token belongs to is signed in. */
export async function newStaffContext(
  browser: Browser,
  { url, token }: { readonly url: string; readonly token: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
  });
  await context.addCookies([{ name: 'jwt', value: token, url, sameSite: 'Strict' }]);
  return context;
}
