import { chemicals } from 'contract/catalog';
import { adminHrefs } from '../support/admin-hrefs';
import { addChemical, readCategories } from '../support/records';
import { siteHrefs } from '../support/site-hrefs';
import { account } from '../support/surroundings';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('a chemical that staff edit is what visitors then read', async ({ page, api, browser }) => {
  const [before, after] = await readCategories(api);
  if (!before || !after) throw new Error('The demo company needs two categories');
  const chemical = await addChemical(api, {
    categoryId: before._id,
    metaTitle: `Buy ${unique()}`,
    metaKeywords: 'before',
  });
  const newName = `Viscarin ${unique()}`;
  const newTitle = `Buy ${newName}`;

  await test.step('a visitor reads it', async () => {
    const answer = await page.goto(siteHrefs.chemical(chemical));
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain(`<h1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chemical.name);
    await expect(page.getByRole('link', { name: before.name }).first()).toBeVisible();
    await expect(page).toHaveTitle(chemical.metaTitle ?? '');
  });

  await test.step('so does one without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(siteHrefs.chemical(chemical));
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(chemical.name);
    await context.close();
  });

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const ofCatalogue = () => requested.filter((path) => path.startsWith('/remotes/mfe-catalog/'));

  await test.step('staff sign in and come to the page they asked for', async () => {
    await page.goto(adminHrefs.dashboard + '?period=month');
    await expect(page).toHaveURL(adminHrefs.loginFrom(`${adminHrefs.dashboard}?period=month`));
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    // By keyboard: hovering over a link would preload its page.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${adminHrefs.dashboard}?period=month`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'By status' })).toBeVisible();
    expect(ofCatalogue()).toEqual([]);
    // The dashboard has a card of another remote.
    await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeVisible();
    requested.length = 0;
  });

  await test.step('the catalogue is loaded when the table of chemicals is opened', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Chemical', exact: true }).click();
    await menu.getByRole('link', { name: 'Chemicals', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Chemicals', level: 1 })).toBeVisible();
    expect(ofCatalogue().filter((path) => path.endsWith('/remoteEntry.js'))).toHaveLength(1);
    expect(requested.filter((path) => /^\/remotes\/(?!mfe-catalog)/.test(path))).toEqual([]);
  });

  await test.step('staff change name and category', async () => {
    await page.getByRole('combobox', { name: 'Search chemicals' }).fill(chemical.name);
    await page.getByRole('link', { name: chemical.name }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(newName);
    await page.getByRole('combobox', { name: 'Category', exact: true }).click();
    await page.getByRole('option', { name: after.name, exact: true }).click();
    await page.getByRole('textbox', { name: 'Meta title' }).fill(newTitle);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${adminHrefs.chemicals}(\\?|$)`));
  });

  await test.step('the visitor finds name, category and meta data changed, and the letter', async () => {
    await page.goto(siteHrefs.chemical(chemical));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newName);
    await expect(page.getByRole('link', { name: after.name }).first()).toBeVisible();
    await expect(page).toHaveTitle(newTitle);
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'before');
    await page.goto(siteHrefs.letter('V'));
    await expect(page.getByRole('main').getByRole('link', { name: newName })).toBeVisible();
    await page.goto(siteHrefs.letter('Q'));
    await expect(page.getByRole('main').getByText(chemical.name)).toHaveCount(0);
  });
});

test('an address that a chemical had before leads to the one that it has', async ({
  api,
  request,
}) => {
  const chemical = await addChemical(api);
  const slug = `moved-${unique()}`;
  await api.call(chemicals.endpoints.update, { id: chemical._id, body: { slug } });
  const answer = await request.get(siteHrefs.chemical(chemical), { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe(siteHrefs.chemical({ ...chemical, slug }));
});
