import { chemicals } from 'contract/catalog';
import { adminHrefs } from '../support/admin-hrefs';
import { addChemical } from '../support/records';
import { siteHrefs } from '../support/site-hrefs';
import { expect, test } from '../support/test';

/** Butyl nitrite: it has an entry in Annex VI and a UN number, and the demo company does not trade it. */
const numbers = { casNumber: '544-16-1', ecNumber: '208-862-1', unNumber: 'UN2351' };

test('a classification that an editor takes over is on the page of the chemical', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const chemical = await addChemical(api, numbers);
  await page.goto(siteHrefs.chemical(chemical));
  await expect(page.getByText('We hold no classification for')).toBeVisible();

  await page.goto(adminHrefs.editChemical(chemical._id));
  const annex = page.getByRole('region', { name: 'CLP Annex VI, Table 3' });
  await expect(annex).toContainText('007-016-00-7');
  await expect(annex).toContainText('Minimum classification');
  await annex.getByRole('button', { name: 'Use all of 23rd ATP' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('saved').first()).toBeVisible();

  await expect(async () => {
    await page.goto(siteHrefs.chemical(chemical));
    expect(await page.locator('#safety').textContent()).toContain('H331');
  }).toPass();
  await expect(page.getByText('Danger').first()).toBeVisible();
  await expect(page.locator('#safety')).toContainText('23rd ATP, 007-016-00-7');
  await api.call(chemicals.endpoints.remove, { id: chemical._id });
  expect(problems).toEqual([]);
});
