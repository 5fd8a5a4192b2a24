import { productInquiries } from 'contract/inquiry';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';
import { askAsVisitor } from '../support/visitor';

test('a person is found, handed out and erased', async ({
  staffPage: page,
  api,
  request,
  problems,
}) => {
  test.slow();
  const name = `Vera ${unique()}`;
  const email = `${unique()}@example.com`.toLowerCase();
  const reference = await askAsVisitor(request, page, {
    name,
    email,
    company: 'Meadow Paints',
    items: ['Acetone'],
  });
  const inList = async () =>
    (await api.call(productInquiries.endpoints.list, { query: { search: reference } })).total;
  expect(await inList()).toBe(1);
  // Its notification and mail are written after the form.
  await page.waitForTimeout(1500);

  await test.step('staff find the person', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(adminHrefs.personalData);
    await page.getByRole('textbox', { name: 'Email' }).fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('button', { name: 'Show Forms from the site' }).click();
    await expect(page.getByText(`${reference}, ${name}`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });

  await test.step('export', async () => {
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await arriving).suggestedFilename()).toMatch(/^personal-data-.+\.zip$/);
  });

  await test.step('and erase them', async () => {
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByText('Nothing is stored')).toBeVisible();
    expect(await inList()).toBe(0);
  });
  expect(problems).toEqual([]);
});
