import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Registry, readRegistry, type RegistryRemote } from 'contract/release';
import { adminHrefs, remotePages } from '../support/admin-hrefs';
import { expect, test } from '../support/test';

const id = 'mfe-catalog';
const entryFiles = `**/remotes/${id}/**/remoteEntry.js*`;

for (const status of [404, 500]) {
  test(`a remote whose entry answers ${status} fails alone, and Retry recovers`, async ({
    staffPage: page,
  }) => {
    await page.route(entryFiles, (route) => route.fulfill({ status, body: 'no' }));
    await expectOnlyTheCatalogueFails(page);
    await page.unroute(entryFiles);
    await expectRetryRecovers(page);
  });
}

test('a remote whose entry is not what was released is not run, and Retry recovers', async ({
  staffPage: page,
}) => {
  await page.route(entryFiles, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.wasTampered = true;',
    }),
  );
  await expectOnlyTheCatalogueFails(page);
  expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
  await page.unroute(entryFiles);
  await expectRetryRecovers(page);
});

test('a remote that never answers is given up, and Retry recovers', async ({ staffPage: page }) => {
  await page.route(entryFiles, () => new Promise<void>(() => undefined));
  await expectTheCatalogueFails(page);
  await page.unroute(entryFiles);
  await expectRetryRecovers(page);
});

test('a release that throws fails alone, and Retry takes the one that is active after it', async ({
  staffPage: page,
}) => {
  const isBroken = await releaseBroken(page, {});
  await expectOnlyTheCatalogueFails(page);
  isBroken.value = false;
  await page.clock.fastForward(31_000);
  await expectRetryRecovers(page);
});

test('a release that throws gives way to the last one that was good', async ({
  staffPage: page,
}) => {
  await releaseBroken(page, { hasGoodOne: true });
  const said = page.waitForEvent('console', (message) => message.text().includes('1.0.1-broken'));
  await page.goto(adminHrefs.units);
  await expect(page.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
  await said;
});

async function expectOnlyTheCatalogueFails(page: Page): Promise<void> {
  await expectTheCatalogueFails(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [group, link, href] of [
    ['Supplier', 'Suppliers', remotePages['mfe-partners']],
    ['Email', 'Mail servers', remotePages['mfe-email']],
  ] as const) {
    await menu.getByRole('button', { name: group }).click();
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('is not available')).toBeHidden();
  }
  await menu.getByRole('link', { name: 'Units', exact: true }).click();
  await expect(page.getByText('Catalogue is not available')).toBeVisible();
}

async function expectTheCatalogueFails(page: Page): Promise<void> {
  // What hangs is asked for by the document itself, whose load event waits for it.
  await page.goto(adminHrefs.units, { waitUntil: 'commit' });
  await expect(page.getByText('Catalogue is not available')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('main')).toContainText(id);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

async function expectRetryRecovers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

/** Puts a release before the page whose entry has the right hash and throws; while `value` is true, it is active. */
async function releaseBroken(page: Page, { hasGoodOne = false }: { hasGoodOne?: boolean }) {
  const isBroken = { value: true };
  const body = `throw new Error('This release is broken');`;
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  const changed = (registry: Registry): Registry => ({
    remotes: registry.remotes.map((remote) =>
      remote.id === id && isBroken.value ? withBroken(remote, { hash, hasGoodOne }) : remote,
    ),
  });
  await page.clock.install();
  await page.route('**/remotes/broken/remoteEntry.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.route(`**/api/${readRegistry.path}`, async (route) => {
    const answer = await route.fetch({
      headers: { ...route.request().headers(), 'if-none-match': '' },
    });
    await route.fulfill({ json: changed(Registry.parse(await answer.json())) });
  });
  await page.route(`**${adminHrefs.units}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /(<script id="registry"[^>]*>)([^]*?)(<\/script>)/,
      (_, open: string, json: string, close: string) =>
        open + JSON.stringify(changed(Registry.parse(JSON.parse(json)))) + close,
    );
    await route.fulfill({ response: answer, body: html });
  });
  return isBroken;
}

function withBroken(
  remote: RegistryRemote,
  { hash, hasGoodOne }: { hash: string; hasGoodOne: boolean },
): RegistryRemote {
  const good = remote.versions.find(({ version }) => version === remote.active);
  if (!good) throw new Error(`The active version of ${remote.id} is not there`);
  const broken = {
    ...good,
    version: '1.0.1-broken',
    base: '/remotes/broken/',
    container: 'mfe_catalog__1_0_1_broken',
    integrity: { [good.entry]: hash },
    preload: [],
  };
  return {
    ...remote,
    active: broken.version,
    ...(hasGoodOne ? { lastKnownGood: good.version } : { lastKnownGood: broken.version }),
    versions: hasGoodOne ? [broken, good] : [broken],
  };
}
