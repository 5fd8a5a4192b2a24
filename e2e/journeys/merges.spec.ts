import { chemicalEndpoints, chemicals } from 'contract/catalog';
import { customerContacts } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { addChemical, addCustomer } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('two records of one chemical become one, and the site leads from the former address', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const word = unique();
  const kept = await addChemical(api, { name: `Quercitol ${word}`, casNumber: '488-73-3' });
  const other = await addChemical(api, { name: `Viburnitol ${word}`, casNumber: '488-76-6' });

  await page.goto(adminHrefs.searchedChemicals(word));
  for (const { name } of [kept, other])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two chemicals' });
  await dialog
    .getByRole('radio', { name: new RegExp(`^${kept.name}`) })
    .first()
    .click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog.getByText(/488-73-3 and 488-76-6/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge anyway' }).click();
  await expect(page).toHaveURL(adminHrefs.editChemical(kept._id));
  const { data } = await api.call(chemicals.endpoints.get, { id: kept._id });
  expect(data.synonyms).toEqual([other.name]);

  await page.goto(adminHrefs.editChemical(other._id));
  await expect(page).toHaveURL(adminHrefs.editChemical(kept._id));
  const found = await api.call(chemicalEndpoints.bySlug, { query: { slug: String(other.slug) } });
  expect(found.data.slug).toBe(kept.slug);
  await page.goto(`/${String(other.slug)}`);
  await expect(page).toHaveURL(`/${String(kept.slug)}`);
  await expect(page.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();
  expect(problems.filter((one) => !/404|422/.test(one))).toEqual([]);
});

test('two people of one customer become one', async ({ staffPage: page, api }) => {
  const word = unique();
  const { _id: customerId } = await addCustomer(api);
  const add = async (body: { name: string; email?: string; isMain?: boolean }) =>
    (await api.call(customerContacts.endpoints.add, { body: { customerId, ...body } })).data;
  const kept = await add({ name: `Ada ${word}`, isMain: true });
  const other = await add({ name: `A. ${word}`, email: `ada@${word}.example.com` });

  await page.goto(adminHrefs.customerContacts(word));
  for (const { name } of [kept, other])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two customer contacts' });
  await dialog
    .getByRole('radio', { name: new RegExp(`^${kept.name}`) })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(/is merged into/).first()).toBeVisible();
  const { data } = await api.call(customerContacts.endpoints.get, { id: kept._id });
  expect(data).toMatchObject({ email: other.email, isMain: true });
});
