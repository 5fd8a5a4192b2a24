import type { Browser, CDPSession } from '@playwright/test';
import { newStaffContext } from './staff-browser';

/** Network and processor throttling in Chromium; `undefined` for none. */
export interface Network {
  readonly latency: number;
  /** Megabits per second. */
  readonly megabits: number;
  /** Slowdown factor of the processor. */
  readonly slowdown: number;
}

export interface ColdLoad {
  readonly url: string;
  readonly token: string;
  /** The selector that ends the measurement. */
  readonly until: string;
  readonly network: Network | undefined;
}

/**
 * Loads a page in a fresh browser context. Returns the milliseconds from the start of the navigation until the element
 * appears.
 */
export async function coldLoad(
  browser: Browser,
  { url, token, until, network }: ColdLoad,
): Promise<number> {
  const context = await newStaffContext(browser, { url, token });
  try {
    await context.addInitScript({ content: noteFirst(until) });
    const page = await context.newPage();
    if (network) await slowDown(await context.newCDPSession(page), network);
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

async function slowDown(session: CDPSession, { latency, megabits, slowdown }: Network) {
  const bytes = (megabits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
