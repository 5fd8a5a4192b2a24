import { expectAccessible } from '../support/axe';
import { type OwnServer, startDemoServer } from '../support/first-server';
import { account } from '../support/surroundings';
import { expect, test } from '../support/test';

let server: OwnServer;

test.beforeAll(async () => {
  server = await startDemoServer();
});
test.afterAll(() => server.stop());

test('staff translate a category and a page, and a visitor reads them in German', async ({
  page,
  problems,
}) => {
  const idAt = async (path: string, slug: string): Promise<string> => {
    const answer = await page.request.get(`${server.url}/api/${path}`);
    const records: { _id: string; slug: string }[] = [await answer.json()]
      .flat()
      .flatMap((each) => each.data ?? each);
    return records.find((one) => one.slug === slug)?._id ?? '';
  };

  await test.step('German is switched on', async () => {
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/dashboard$/);
    await page.goto(`${server.url}/company`);
    await page.getByRole('combobox', { name: 'Languages of the site beside English' }).fill('Ger');
    await page.getByRole('option', { name: 'German', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open texts for German' })).toBeVisible();
  });

  await test.step('a category is named in German', async () => {
    const id = await idAt('chemicalCategory/getAll', 'acids');
    await page.goto(`${server.url}/edit-chemical-category/${id}`);
    await page.getByRole('tab', { name: /^German/ }).click();
    const panel = page.getByRole('tabpanel', { name: /^German/ });
    await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Säuren');
    await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('Säuren aller Art');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Save texts' }).click();
    await expect(panel.getByRole('button', { name: 'Save texts' })).toBeDisabled();
  });

  await test.step('a page gets its title in German, and its text is left', async () => {
    const id = await idAt('aboutus/get', 'vision-mission');
    await page.goto(`${server.url}/edit-about-us-form/${id}`);
    await page.getByRole('tab', { name: /^German.*missing/ }).click();
    const panel = page.getByRole('tabpanel', { name: /^German/ });
    await panel.getByRole('textbox', { name: 'Title', exact: true }).fill('Was wir wollen');
    await panel.getByRole('button', { name: 'Save texts' }).click();
    await expect(panel.getByRole('button', { name: 'Save texts' })).toBeDisabled();
  });

  await test.step('a visitor reads them, and what is missing is marked as English', async () => {
    await page.goto(`${server.url}/de/acids`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Säuren aller Art');
    await page.goto(`${server.url}/de/vision-mission`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was wir wollen');
    const text = page.getByText('Nobody should have to guess what is in a drum.');
    await expect(text.locator('xpath=ancestor-or-self::*[@lang][1]')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
    await page.goto(`${server.url}/acids`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acids');
  });
  expect(problems).toEqual([]);
});
