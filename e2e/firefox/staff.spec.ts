import { categories, chemicals, subCategories } from 'contract/catalog';
import { blogCategories, blogs } from 'contract/content';
import { adminHrefs } from '../support/admin-hrefs';
import { expect, test } from '../support/firefox';
import { addChemical, readCategories } from '../support/records';
import { account } from '../support/surroundings';
import { unique } from '../support/unique';

test('staff sign in and change a chemical in its remote', async ({ firefox, api }) => {
  const chemical = await addChemical(api);
  const name = `Viscarin ${unique()}`;
  await firefox.goto(adminHrefs.editChemical(chemical._id));
  await firefox.byRole('textbox', 'Email').fill(account.email);
  await firefox.page.locator('input[type=password]').fill(account.password);
  await firefox.press('Enter');
  await firefox.byRole('textbox', 'Name').fill(name);
  await firefox.page.keyboard.down('Control');
  await firefox.press('s');
  await firefox.page.keyboard.up('Control');
  await expect
    .poll(async () => (await api.call(chemicals.endpoints.get, { id: chemical._id })).data.name)
    .toBe(name);
});

test('rich text is written and kept', async ({ firefox, api }) => {
  const word = unique();
  const category = `News ${word}`;
  await api.call(blogCategories.endpoints.add, { body: { name: category } });
  await firefox.signIn();
  await firefox.goto(adminHrefs.newPost);
  await firefox.byRole('textbox', 'Title').fill(`Drums of ${word}`);
  await firefox.byRole('combobox', 'Category').fill(category);
  await firefox.byRole('option', category).click();
  await firefox.byRole('textbox', 'Content').click();
  await firefox.byRole('button', 'Bold').click();
  // The editor takes the focus back with the next frame.
  await firefox.page.waitForFunction('document.activeElement.isContentEditable');
  await firefox.page.keyboard.type('Steel');
  await firefox.byRole('button', 'Save').click();
  const { list, get } = blogs.endpoints;
  const found = async () => (await api.call(list, { query: { search: word } })).data[0];
  await expect.poll(async () => (await found())?.title).toBe(`Drums of ${word}`);
  const id = (await found())?._id;
  if (id === undefined) throw new Error('The post was not stored');
  expect((await api.call(get, { id })).data.content).toContain('<strong>Steel</strong>');
});

test('categories are put into another order by keys', async ({ firefox, api }) => {
  const { data: top } = await api.call(categories.endpoints.add, {
    body: { name: `Range ${unique()}` },
  });
  const names = [`Alpha ${unique()}`, `Beta ${unique()}`];
  for (const name of names) {
    await api.call(subCategories.endpoints.add, { body: { name, categoryId: top._id } });
  }
  await firefox.signIn();
  await firefox.goto(adminHrefs.categories);
  await firefox.byRole('button', `Open ${top.name}`).click();
  const handle = await firefox.byRole('button', `Drag ${names[1]}`).waitHandle();
  await handle.focus();
  await firefox.press(' ');
  await firefox.text(`${names[1]} picked up.`);
  await firefox.press('ArrowUp');
  await firefox.text(`1 of 2 in ${top.name}`);
  await firefox.press(' ');
  await expect
    .poll(async () => {
      const tree = await readCategories(api);
      const found = tree.find(({ _id }) => _id === top._id);
      return found?.subCategories.map(({ name }) => name);
    })
    .toEqual([names[1], names[0]]);
});
