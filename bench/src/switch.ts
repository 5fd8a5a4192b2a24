import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from 'tools/launch-options';
import { median } from './measure';
import { type RunningGateway, startGateway } from './running-gateway';
import { newStaffContext } from './staff-browser';
import { signIn } from './sign-in';
import { verdict } from './verdict';

/**
 * `npm run bench:switch`: milliseconds from a click in the menu to the heading of another team's page. In a fresh
 * browser each time: with the remote cold, or preloaded by hovering over its entry.
 */
const limits = { cold: 400, preloaded: 100 } as const;
type Start = keyof typeof limits;

const rounds = 9;
const places = [
  { group: 'Email', href: '/smtp-table' },
  { group: 'Supplier', href: '/supplier-table' },
  { group: 'Inquiry', href: '/inquiry-list' },
] as const;
type Route = (typeof places)[number];

/** How long the mouse hovers over an entry, in milliseconds. */
const rest = 500;

/** A page of a different team, to start from. */
const home = '/unit';
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-switch-'));
const gateway = await startGateway({ dataFolder, seed: 'demo', firstAddress: home });
try {
  await measure(gateway);
} finally {
  await gateway.stop('SIGTERM');
  await rm(dataFolder, { recursive: true });
}

async function measure({ url }: RunningGateway): Promise<void> {
  const token = await signIn(url);
  const browser = await chromium.launch(launchOptions);
  for (const place of places) {
    for (const start of ['cold', 'preloaded'] as const) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await switchOnce(browser, { url, token, place, start }));
      judge(place, start, times);
    }
  }
  await browser.close();
}

interface Switch {
  readonly url: string;
  readonly token: string;
  readonly place: Route;
  readonly start: Start;
}

async function switchOnce(browser: Browser, { url, token, place, start }: Switch): Promise<number> {
  const context = await newStaffContext(browser, { url, token });
  const page = await context.newPage();
  await page.goto(home);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: place.group })
    .click();
  if (start === 'preloaded') await preload(page, place);
  const time = await page.evaluate<number>(timeFromClick(place.href));
  await context.close();
  return time;
}

async function preload(page: Page, { href }: Route): Promise<void> {
  await page.locator(`nav a[href="${href}"]`).hover();
  await page.waitForTimeout(rest);
}

/** Page script: the milliseconds from a click on an entry until the heading changes. */
function timeFromClick(href: string): string {
  return `new Promise((resolve) => {
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    const before = heading();
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (['', before].includes(heading())) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    document.querySelector('nav a[href="${href}"]').click();
  })`;
}

function judge({ href }: Route, start: Start, times: readonly number[]): void {
  const middle = median(times);
  const facts = `${middle.toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms`;
  const limit = limits[start];
  verdict(`${href} ${start}: ${facts}, at most ${limit} ms`, middle <= limit);
}
