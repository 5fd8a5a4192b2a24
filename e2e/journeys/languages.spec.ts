import { siteRoutes } from 'contract';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { type OwnServer, startDemoServer } from '../support/first-server';
import { siteHrefs } from '../support/site-hrefs';
import { account } from '../support/surroundings';
import { expect, test } from '../support/test';

let server: OwnServer;

test.beforeAll(async () => {
  server = await startDemoServer();
});
test.afterAll(() => server.stop());

/** Of each kind of page, and those with the longest words. */
const paths = [
  '',
  siteRoutes.categories,
  siteRoutes.letterPage,
  siteRoutes.search,
  siteRoutes.advancedSearch,
  siteHrefs.structureSearch,
  siteRoutes.uses,
  siteRoutes.functionalGroups,
  siteRoutes.elements,
  siteRoutes.blogs,
  siteRoutes.quality,
  siteRoutes.delivery,
  siteRoutes.worldwide,
  siteRoutes.careers,
  siteRoutes.contact,
  siteRoutes.certificate,
  siteRoutes.orderList,
  siteRoutes.saved,
  siteRoutes.compare,
  '/solvents',
  '/solvents?view=table',
  '/acetone',
  '/inquiry?add=acetone',
  '/search?q=acid',
] as const;

test('a company speaks German and Spanish, and a buyer inquires in German', async ({
  page,
  browser,
  problems,
}) => {
  await test.step('staff switch the languages on', async () => {
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/dashboard$/);
    await page.goto(`${server.url}/company`);
    const languages = page.getByRole('combobox', { name: 'Languages of the site beside English' });
    for (const name of ['German', 'Spanish']) {
      await languages.fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  });

  await test.step('the menu leads to the same page in another language', async () => {
    await page.goto(`${server.url}/acetone`);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('English', { exact: true }).first().click();
    await menu.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/de/acetone`);
    await expect(page.getByRole('heading', { name: 'Eigenschaften' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectAccessible(page);
  });

  await test.step('an inquiry is made and sent in German', async () => {
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Zur Anfrage hinzufügen/ })
      .first()
      .click();
    await main
      .getByRole('link', { name: /^In Ihrer Anfrage/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${server.url}/de/inquiry`);
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByRole('link', { name: 'Geben Sie Ihren Namen ein' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Anna Beispiel');
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill('anna@example.com');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(
      page.getByRole('heading', { name: 'Wir haben Ihre Anfrage erhalten' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/de\/inquiry\/status\?/);
  });
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);

  await test.step('a browser in German is offered the page in it, once', async () => {
    const german = await browser.newContext({ locale: 'de-DE' });
    const visitor = await german.newPage();
    await visitor.goto(`${server.url}/acetone`);
    const offer = visitor.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
    await expect(offer).toBeVisible();
    await expectAccessible(visitor);
    await offer.click();
    await expect(visitor).toHaveURL(`${server.url}/de/acetone`);
    await visitor.goto(`${server.url}/acetone`, { waitUntil: 'networkidle' });
    await expect(offer).toHaveCount(0);
    await german.close();
  });

  await test.step('longer words have room on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const prefix of ['/de', '/es']) {
      for (const path of paths) {
        await page.goto(server.url + prefix + path);
        await expectNoSideScroll(page);
      }
    }
  });
});
