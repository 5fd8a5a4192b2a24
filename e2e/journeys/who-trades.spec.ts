import { customerEndpoints, supplierEndpoints } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { addChemical, addCustomer, addSupplier } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('the search finds who trades a chemical, and leads to them', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const chemical = await addChemical(api, { name: `Traded ${unique()}`, smiles: 'CCO' });
  const supplier = await addSupplier(api, {
    emails: ['sales@example.com'],
    phones: ['+442079460123'],
    rating: 4,
  });
  const customer = await addCustomer(api, { emails: ['buyer@example.com'] });
  await api.call(supplierEndpoints.link, {
    id: supplier._id,
    body: { chemical_ids: [chemical._id] },
  });
  await api.call(customerEndpoints.link, {
    id: customer._id,
    body: { chemicalId: chemical._id },
  });

  await test.step('by keys alone', async () => {
    await page.goto(adminHrefs.whoTrades());
    await expect(page.getByText('Choose a chemical')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(chemical.name);
    await expect(page.getByRole('option', { name: chemical.name })).toContainText(
      '1 supplier · 1 customer',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`chemical=${chemical._id}`));
  });

  await test.step('both sides are there, with the ways to reach them', async () => {
    await expect(page.getByRole('heading', { name: 'Suppliers (1)' })).toBeVisible();
    await expect(page.getByRole('link', { name: '+44 20 7946 0123' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: `Write to ${supplier.companyName}` }),
    ).toHaveAttribute('href', 'mailto:sales@example.com');
    await expect(page.getByRole('link', { name: customer.companyName, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  await test.step('a letter to all customers asks for their consent', async () => {
    await page.getByRole('button', { name: 'Write to all customers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write to all customers' });
    await expect(dialog).toContainText('0 addresses');
    await dialog.getByRole('checkbox').click();
    await expect(dialog.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
      'href',
      'mailto:?bcc=buyer@example.com',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone the sides are tabs', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Customers (1)' }).click();
    await expect(page.getByRole('link', { name: customer.companyName, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
  expect(problems).toEqual([]);
});

test('suppliers are found by their letter, with their chemicals one step away', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const supplier = await addSupplier(api, { companyName: `Xenon ${unique()}` });
  await page.goto(adminHrefs.suppliersByLetter('X'));
  const list = page.getByRole('list', { name: /under X$/ });
  await expect(list.getByRole('link', { name: supplier.companyName, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await list.getByRole('link', { name: `0 chemicals of ${supplier.companyName}` }).click();
  await expect(page.getByRole('heading', { name: supplier.companyName })).toBeVisible();
  expect(problems).toEqual([]);
});
