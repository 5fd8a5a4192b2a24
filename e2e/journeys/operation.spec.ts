import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { type ReleaseServer, startReleaseServer } from '../support/release-server';
import { siteHrefs } from '../support/site-hrefs';
import { account } from '../support/surroundings';
import { expect, test } from '../support/test';

/** One of its own: maintenance would close the site for the journeys beside this one. */
let server: ReleaseServer;

test.beforeAll(async () => {
  server = await startReleaseServer([]);
});
test.afterAll(() => server.stop());

test('an Owner sees how the installation is, and closes the site for visitors while staff go on', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const visitor = await browser.newContext({ baseURL: server.url });
  const home = () => visitor.request.get(siteHrefs.home);
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Operation' }).click();

  await test.step('the page, on a phone and a laptop', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(adminHrefs.operation);
      await expect(page.getByRole('rowheader', { name: 'Database', exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    }
  });

  await test.step('maintenance begins', async () => {
    await page.getByRole('textbox', { name: 'Text for visitors' }).fill('Back at noon');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('visitors see “Back at noon”')).toBeVisible();
    const answer = await home();
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '300']);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toContain('Back at noon');
    expect((await visitor.request.get('/api/health/ready')).status()).toBe(200);
    const closed = await visitor.newPage();
    await closed.goto(siteHrefs.search('acetone'));
    await expectAccessible(closed);
  });

  await test.step('staff go on, and end it in one click', async () => {
    await page.goto(adminHrefs.inquiries);
    await page.getByRole('button', { name: 'Switch maintenance off' }).click();
    await expect(page.getByText('visitors see “Back at noon”')).toBeHidden();
    expect((await home()).status()).toBe(200);
  });
  await visitor.close();
  await context.close();
});
