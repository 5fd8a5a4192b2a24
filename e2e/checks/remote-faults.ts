import type { Browser, Page } from '@playwright/test';
import { readRegistry, type RegistryRemote, type Release, RemoteReport } from 'contract/release';

import type { StaffApi } from '../support/staff-api';

interface Wanted {
  readonly api: StaffApi;
  readonly browser: Browser;
  readonly url: string;
  readonly release: Pick<Release, 'remote' | 'version'>;
}

/** In place of parameters of addresses: the page says that there is no such record. */
const unknownId = '0190c5d0-0000-7000-8000-000000000000';

/** Milliseconds for a page to draw its heading. */
const patience = 20_000;

/** Opens every page of an active version. @returns what does not work, each with its page */
export async function faultsOfRemote({ api, browser, url, release }: Wanted): Promise<string[]> {
  const remote = await activeRemote(api, release);
  const context = await browser.newContext();
  try {
    await context.addCookies([{ name: 'jwt', value: api.token, url, sameSite: 'Strict' }]);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('request', (request) => {
      const report = request.url().endsWith('/release/report') ? reportIn(request.postData()) : '';
      if (report !== '') faults.push(report);
    });
    for (const pattern of remote.patterns) {
      const path = pattern.replace(/:\w+/g, unknownId);
      faults.push(...(await faultsOfPage(page, url, path)));
    }
    return [...new Set(faults)];
  } finally {
    await context.close();
  }
}

async function activeRemote(
  api: StaffApi,
  { remote, version }: Wanted['release'],
): Promise<RegistryRemote> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const { remotes } = await api.call(readRegistry, {});
    const found = remotes.find(({ id }) => id === remote);
    if (found?.active === version) return found;
  }
  throw new Error(`${remote} ${version} did not become active`);
}

async function faultsOfPage(page: Page, url: string, path: string): Promise<string[]> {
  await page.goto(url + path);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ });
  const card = main.getByText(/ is not available$/);
  try {
    await heading.or(card).first().waitFor({ timeout: patience });
  } catch {
    return [`${path}: no heading in ${patience / 1000} s`];
  }
  const words = await card.allInnerTexts();
  return words.map((text) => `${path}: ${text}`);
}

/** The words of a failure that a page reports; empty for a start. */
function reportIn(body: string | null): string {
  const { remote, version, kind, message, path } = RemoteReport.parse(JSON.parse(body ?? ''));
  return kind === 'started' ? '' : `${path}: ${remote} ${version} (${kind}) ${message}`;
}
