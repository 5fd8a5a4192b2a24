import { chemicals } from 'contract/catalog';
import { recordEndpoints } from 'contract/record';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { addChemical } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('a chemical is made by drawing it, and its facts follow from the drawing', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const name = `Drawn ${unique()}`;
  const editorFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('structure-canvas')) editorFiles.push(request.url());
  });
  await page.goto(adminHrefs.newChemical);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  expect(editorFiles).toEqual([]);

  await test.step('a bond is drawn, and another one at its end', async () => {
    await page.getByRole('button', { name: 'Draw' }).click();
    const area = page.getByRole('application', { name: 'Drawing area' });
    await expect(area).toBeVisible();
    expect(editorFiles.length).toBeGreaterThan(0);
    const box = await area.boundingBox();
    if (box === null) throw new Error('The drawing area is not in sight');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x - 40, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 40, middle.y, { steps: 8 });
    await page.mouse.up();
    const smiles = page.getByRole('textbox', { name: 'SMILES of the drawing' });
    await expect(smiles).toHaveValue('CC');
    await expectAccessible(page);
    await smiles.fill('CCO');
    await page.getByRole('button', { name: 'Use this structure' }).click();
  });

  await test.step('picture, formula and mass are there before it is saved', async () => {
    const picture = page.getByRole('img', { name: /C2H6O/ });
    await expect(picture.first()).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${adminHrefs.chemicals}(\\?|$)`));
    const { data } = await api.call(chemicals.endpoints.list, { query: { search: name } });
    expect(data).toMatchObject([{ name, smiles: 'CCO', formula: 'C2H6O' }]);
    expect(data[0]?.molecularWeight).toBeCloseTo(46.07, 1);
  });
  expect(problems).toEqual([]);
});

test('a version of the history is given back to a chemical', async ({ staffPage: page, api }) => {
  const chemical = await addChemical(api, { purity: '98 %' });
  await api.call(chemicals.endpoints.update, { id: chemical._id, body: { purity: '50 %' } });
  await page.goto(adminHrefs.editChemical(chemical._id));
  await expect(page.getByRole('textbox', { name: 'Purity' })).toHaveValue('50 %');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('98 %')).toBeVisible();
  await history
    .getByRole('button', { name: /^Restore this version/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox', { name: 'Purity' })).toHaveValue('98 %');
  const { data } = await api.call(chemicals.endpoints.get, { id: chemical._id });
  expect(data).toMatchObject({ purity: '98 %', version: 3 });
});

test('what was deleted is found in the trash and taken out of it', async ({
  staffPage: page,
  api,
}) => {
  const chemical = await addChemical(api);
  await api.call(chemicals.endpoints.remove, { id: chemical._id });
  await page.goto(adminHrefs.chemicals);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  const trash = page.getByRole('dialog', { name: /Trash/ });
  await trash.getByRole('searchbox').fill(chemical.name);
  await trash.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByText(/restored/i).first()).toBeVisible();
  const query = { resource: 'chemical', search: chemical.name };
  expect((await api.call(recordEndpoints.trash, { query })).total).toBe(0);
});
