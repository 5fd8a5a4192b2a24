import type { Page } from '@playwright/test';
import { chemicals } from 'contract/catalog';
import { siteRoutes } from 'contract';
import { type Cdn, startCdn } from '../support/cdn';
import { addChemical } from '../support/records';
import { type ReleaseServer, startReleaseServer } from '../support/release-server';
import { siteHrefs } from '../support/site-hrefs';
import { signIn, staffApi } from '../support/staff-api';
import { expect, test } from '../support/test';

let cdn: Cdn;
let server: ReleaseServer;

test.beforeAll(async () => {
  cdn = await startCdn();
  const settings = { CDN_MAX_AGE: '3600', CDN_PURGE_URL: cdn.purgeUrl };
  server = await startReleaseServer([], settings);
  cdn.connect(server.url);
});
test.afterAll(async () => {
  await server.stop();
  await cdn.close();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const timesFetched = (path: string) => cdn.fetched.filter((one) => one === path).length;

test('a CDN answers visitors until staff change what they see', async ({ browser, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const api = staffApi(request, await signIn(request));
  const chemical = await addChemical(api);
  const href = siteHrefs.chemical(chemical);
  const visit = async () => {
    const context = await browser.newContext({ baseURL: cdn.url });
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const page = await context.newPage();
    await page.goto(href);
    return { page, errors, leave: () => context.close() };
  };

  await test.step('the second visitor’s page comes from the CDN, with its scripts and styles', async () => {
    // What was written before is purged first.
    await expect.poll(() => cdn.purged.flat()).toContain('chemical');
    const first = await visit();
    await expect(heading(first.page)).toHaveText(chemical.name);
    const before = timesFetched(href);
    const second = await visit();
    await expect(heading(second.page)).toHaveText(chemical.name);
    expect(timesFetched(href)).toBe(before);
    await second.page.locator('header a[href="/"]').first().click();
    await expect(second.page).toHaveURL(`${cdn.url}/`);
    await expect(heading(second.page)).not.toHaveText(chemical.name);
    // The browser's script has fetched the next page, not the browser.
    expect(cdn.fetched).toContain('/site/data/');
    expect([...first.errors, ...second.errors]).toEqual([]);
    await first.leave();
    await second.leave();
  });

  await test.step('a change is on the page within seconds', async () => {
    const name = `${chemical.name} anew`;
    const { version } = chemical;
    await api.call(chemicals.endpoints.update, { id: chemical._id, body: { name, version } });
    const { page, leave } = await visit();
    await expect(async () => {
      await page.goto(href);
      await expect(heading(page)).toHaveText(name, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await leave();
  });

  await test.step('a page with a form is of each visitor', async () => {
    const before = timesFetched(siteRoutes.contact);
    for (const count of [1, 2]) {
      const { page, leave } = await visit();
      await page.goto(siteRoutes.contact);
      expect(timesFetched(siteRoutes.contact)).toBe(before + count);
      await leave();
    }
  });

  await request.dispose();
});
