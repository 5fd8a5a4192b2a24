import type { Browser, BrowserContext } from '@playwright/test';

/** A fresh browser context with the token's admin signed in. */
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
