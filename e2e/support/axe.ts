import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { expect } from './test';

declare global {
  interface Window {
    readonly axe?: typeof Axe;
  }
}

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails on violations of WCAG 2.2 AA or of axe's best practices. Injected by `evaluate`, as the CSP blocks foreign
 * scripts.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const { violations } = await page.evaluate(async (selector) => {
    // Waits for fade-ins to end; endless animations are checked as they are.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
    if (window.axe === undefined) throw new Error('axe is not there');
    // What passes is only counted.
    return window.axe.run(selector, { resultTypes: ['violations'], selectors: false });
  }, part);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ html }) => html.slice(0, 160)),
  }));
  expect(found).toEqual([]);
}

/** Fails when the page scrolls sideways, once it has followed a new width. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}
