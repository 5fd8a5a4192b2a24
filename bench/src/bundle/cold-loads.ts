import type { Browser } from '@playwright/test';

export interface ColdLoad {
  readonly url: string;
  readonly token: string;
  /** The selector that ends the measurement. */
  readonly until: string;
}

/**
 * Loads a page in a fresh browser context. Returns the milliseconds from the start of the navigation until the element
 * appears.
 */
export async function coldLoad(browser: Browser, { url, token, until }: ColdLoad): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'jwt', value: token, url, sameSite: 'Strict' }]);
  try {
    await context.addInitScript({ content: noteFirst(until) });
    const page = await context.newPage();
    await page.goto(url);
    const time = await page.waitForFunction(() => Reflect.get(globalThis, 'firstSeenAt'));
    return Number(await time.jsonValue());
  } finally {
    await context.close();
  }
}

/** Page script that records when the selector first matches. */
function noteFirst(selector: string): string {
  return `(function look() {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return requestAnimationFrame(look);
    window.firstSeenAt = performance.now();
  })()`;
}
