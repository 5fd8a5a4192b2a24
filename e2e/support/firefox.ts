import {
  type Browser,
  type ConsoleMessage,
  type Page,
  launch,
  type Locator,
  Puppeteer,
} from 'puppeteer-core';
import { test as base } from './test';
import { serverUrl } from './surroundings';

/** A page in Debian's Firefox, driven by WebDriver BiDi. */
export interface FirefoxPage {
  readonly page: Page;
  goto(path: string): Promise<void>;
  /** Finds elements by role and by what names them: `aria-label`, `aria-labelledby`, a label, or their own text. */
  byRole(role: Role, name: string): Locator<Element>;
  /** Waits for the page's main heading. */
  heading(text: string): Promise<void>;
  /** Waits until the page contains a text. */
  text(words: string): Promise<void>;
  press(...keys: readonly Key[]): Promise<void>;
  /** Signs in as the first admin, bypassing the form. */
  signIn(): Promise<void>;
}

type Role = 'button' | 'combobox' | 'link' | 'option' | 'textbox';
type Key = Parameters<Page['keyboard']['press']>[0];

interface FirefoxFixtures {
  readonly firefox: FirefoxPage;
}

interface FirefoxWorkerFixtures {
  readonly firefoxBrowser: Browser;
}

const patience = 90_000;

// The query by role that WebDriver BiDi offers takes Firefox five milliseconds for each element of the page.
// oxlint-disable-next-line import/namespace -- the package's entry renames its exports
Puppeteer.registerCustomQueryHandler('named', {
  queryAll(node, selector) {
    if (!(node instanceof Document || node instanceof Element)) return [];
    const elements: Record<string, string> = {
      button: 'button, [role=button]',
      combobox: '[role=combobox]',
      link: 'a[href]',
      option: '[role=option]',
      textbox: 'input:not([role]), textarea:not([role]), [role=textbox]',
    };
    const [role = '', ...rest] = selector.split(' ');
    const name = rest.join(' ');
    const tidy = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
    const namesOf = (element: Element) => {
      const naming = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return [
        element.getAttribute('aria-label'),
        naming.map((id) => document.getElementById(id)?.textContent).join(' '),
        ...(labels ? [...(element.labels ?? [])].map((label) => label.textContent) : []),
        element.textContent,
      ].map(tidy);
    };
    return [...node.querySelectorAll(elements[role] ?? 'none')].filter(
      (element) =>
        element.closest('[aria-hidden=true]') === null &&
        namesOf(element).some((found) => found?.replace(/ ?\*$/, '') === name),
    );
  },
});

export const test = base.extend<FirefoxFixtures, FirefoxWorkerFixtures>({
  firefoxBrowser: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const browser = await launch({
        browser: 'firefox',
        executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
        headless: true,
      });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  /** Fails the test on errors in the page's console. */
  firefox: async ({ firefoxBrowser, api }, provide, testInfo) => {
    const context = await firefoxBrowser.createBrowserContext();
    const page = await context.newPage();
    const problems: string[] = [];
    const read: Promise<void>[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') {
        read.push(wordsOf(message).then((words) => void problems.push(words)));
      }
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.setViewport({ width: 1280, height: 800 });
    await provide(firefoxPage(page, api.token));
    if (testInfo.status !== testInfo.expectedStatus) {
      await page.screenshot({ path: testInfo.outputPath('failed.png'), fullPage: true });
    }
    await Promise.all(read);
    await context.close();
    expect(problems).toEqual([]);
  },
});

export const { expect } = test;

/** Returns the text of a message, with the stack of each error in it. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const words = message.args().map((argument) =>
    argument
      .evaluate((value) => (value instanceof Error ? `${value}\n${value.stack}` : String(value)))
      // The page that logged it may be left already.
      .catch(() => message.text()),
  );
  return (await Promise.all(words)).join(' ');
}

function firefoxPage(page: Page, token: string): FirefoxPage {
  page.setDefaultTimeout(patience);
  const byRole = (role: Role, name: string) => page.locator(`::-p-named(${role} ${name})`);
  return {
    page,
    byRole,
    async goto(path) {
      await page.goto(serverUrl() + path);
    },
    async heading(text) {
      await page.waitForFunction(
        (wanted) => document.querySelector('h1')?.textContent?.trim() === wanted,
        {},
        text,
      );
    },
    async text(words) {
      await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, words);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async signIn() {
      const { hostname } = new URL(serverUrl());
      await page.browserContext().setCookie({
        name: 'jwt',
        value: token,
        domain: hostname,
        path: '/',
        sameSite: 'Strict',
      });
    },
  };
}
