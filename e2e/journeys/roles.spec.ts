import { inquiries } from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { addColleague } from '../support/colleague';
import { expect, holdToken, test } from '../support/test';
import { unique } from '../support/unique';

test('two people of different roles: each sees their own work, and a change holds at once', async ({
  browser,
  staffPage,
  api,
  request,
}) => {
  const companyName = `Works ${unique()}`;
  const { data: supplier } = await api.call(suppliers.endpoints.add, {
    body: { companyName, paymentTerms: '45 days net', rating: 4 },
  });
  await api.call(inquiries.endpoints.add, { body: { contactName: `Asker ${unique()}` } });
  const colleague = await addColleague(api, request, 'sales');
  const context = await browser.newContext();
  await holdToken(context, colleague.token);
  const page = await context.newPage();

  // Sales sees suppliers without their terms, and nothing to change them with.
  await page.goto(adminHrefs.editSupplier(supplier._id));
  await expect(page.getByRole('heading', { name: companyName })).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeDisabled();
  await expect(page.getByLabel('Rating')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await page.goto(adminHrefs.suppliers);
  await expect(page.getByRole('columnheader', { name: 'Company' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New supplier' })).toHaveCount(0);

  // A page reached anyway says who can grant it.
  await page.goto(adminHrefs.roles);
  await expect(page.getByText('Your role does not include this page')).toBeVisible();
  await expect(
    page.getByText(/permission to view staff.*Your role is Sales.*\(Owner\)/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  const inquiryMenu = page.getByRole('navigation', { name: 'Main' }).getByText('Inquiry');
  await expect(inquiryMenu).toBeVisible();
  await expect(page.getByRole('link', { name: 'Roles' })).toHaveCount(0);

  // The owner makes a role of a built-in one, and gives it to the colleague.
  const roleName = `Quality ${unique()}`;
  await staffPage.goto(adminHrefs.roles);
  await staffPage.getByRole('button', { name: 'Actions for Purchasing' }).click();
  await staffPage.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = staffPage.getByRole('dialog');
  await dialog.getByLabel('Name').fill(roleName);
  for (const name of ['Inquiries', 'Orders'])
    await dialog.getByRole('radiogroup', { name }).getByLabel('None').click();
  await expectAccessible(staffPage);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await staffPage.getByRole('button', { name: 'Actions for Sales' }).click();
  await staffPage.getByRole('menuitem', { name: /Edit|Open/ }).click();
  await dialog.getByRole('combobox', { name: `Role of ${colleague.name}` }).click();
  await staffPage.getByRole('option', { name: roleName }).click();
  await expect(staffPage.getByText('Role changed', { exact: true })).toBeVisible();

  // The open page of the colleague follows without a reload.
  await expect(inquiryMenu).toHaveCount(0);
  await page.goto(adminHrefs.editSupplier(supplier._id));
  await expect(page.getByLabel('Payment terms')).toHaveValue('45 days net');
  await page.goto(adminHrefs.inquiries);
  await expect(page.getByText('Your role does not include this page')).toBeVisible();
  await context.close();
});
