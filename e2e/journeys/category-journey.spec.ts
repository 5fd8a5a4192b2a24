import { type Category, categories, type SubCategory, subCategories } from 'contract/catalog';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { addChemical, readCategories } from '../support/records';
import { siteHrefs } from '../support/site-hrefs';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

async function addCategory({ call }: StaffApi): Promise<Category> {
  const { data } = await call(categories.endpoints.add, { body: { name: `Range ${unique()}` } });
  return { ...data, subCategories: [] };
}

async function addSubCategory({ call }: StaffApi, categoryId: string): Promise<SubCategory> {
  const body = { name: `Group ${unique()}`, categoryId };
  const { data } = await call(subCategories.endpoints.add, { body });
  return { ...data, subSubCategory: [] };
}

test('staff build a path of three levels, and visitors walk it', async ({
  staffPage: page,
  problems,
}) => {
  const [top, sub, inner] = [`Range ${unique()}`, `Group ${unique()}`, `Series ${unique()}`];
  await page.goto(adminHrefs.categories);
  await page.getByRole('link', { name: 'New category' }).click();

  for (const [name, above] of [
    [top, undefined],
    [sub, top],
    [inner, sub],
  ]) {
    await test.step(`${name}`, async () => {
      if (above !== undefined) {
        await page.getByRole('button', { name: `Actions for ${above}` }).click();
        await page.getByRole('menuitem', { name: /^Add / }).click();
      }
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name ?? '');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('treeitem', { name: new RegExp(`^${name},`) })).toBeVisible();
    });
  }
  await expectAccessible(page);

  const slugs = [top, sub, inner].map((name) => name.toLowerCase().replaceAll(' ', '-'));
  await page.goto(siteHrefs.category(...slugs));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inner);
  await expect(page.getByRole('link', { name: top }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a subcategory that is dragged into another category takes its chemicals and its address along', async ({
  staffPage: page,
  api,
  request,
}) => {
  const [from, to] = [await addCategory(api), await addCategory(api)];
  const sub = await addSubCategory(api, from._id);
  await addChemical(api, { categoryId: from._id, subCategoryId: sub._id });
  await page.goto(adminHrefs.categories);
  await page.getByRole('button', { name: `Open ${from.name}` }).click();

  const handle = page.getByRole('button', { name: `Drag ${sub.name}` });
  const target = page.getByRole('treeitem', { name: new RegExp(`^${to.name},`) });
  await target.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target is not in sight');
  await page.mouse.move(box.x + 200, box.y + box.height / 2 - 10, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(target).toHaveAccessibleName(`${to.name}, 1 subcategory, 1 chemical`);
  await expect
    .poll(async () => {
      const tree = await readCategories(api);
      return tree.find(({ _id }) => _id === to._id)?.subCategories.map(({ _id }) => _id);
    })
    .toEqual([sub._id]);

  const former = siteHrefs.category(from.slug ?? '', sub.slug ?? '');
  const answer = await request.get(former, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe(siteHrefs.category(to.slug ?? '', sub.slug ?? ''));
});

test('categories are put into another order by keys alone', async ({ staffPage: page, api }) => {
  const top = await addCategory(api);
  const first = await addSubCategory(api, top._id);
  const second = await addSubCategory(api, top._id);
  await page.goto(adminHrefs.categories);
  await page.getByRole('button', { name: `Open ${top.name}` }).click();
  const row = page.getByRole('treeitem', { name: new RegExp(`^${second.name},`) });
  await row.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Drag ${second.name}` })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${second.name} picked up.`)).toBeAttached();
  // The key handlers are attached a moment later: soon enough for a person, but not for a script.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`1 of 2 in ${top.name}`)).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect
    .poll(async () => {
      const tree = await readCategories(api);
      return tree.find(({ _id }) => _id === top._id)?.subCategories.map(({ _id }) => _id);
    })
    .toEqual([second._id, first._id]);
});
