import type { Page } from '@playwright/test';
import { customerEndpoints, supplierEndpoints } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { addChemical, addCustomer, addSupplier } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const sides = [
  { name: 'supplier', add: addSupplier, href: adminHrefs.supplierMapping, ends: supplierEndpoints },
  { name: 'customer', add: addCustomer, href: adminHrefs.customerMapping, ends: customerEndpoints },
] as const;

for (const { name, add, href, ends } of sides) {
  test(`the chemicals of a ${name} are mapped by letter and by search, by keyboard alone`, async ({
    staffPage: page,
    api,
    problems,
  }) => {
    const word = unique();
    const partner = await add(api);
    const [one, two] = [`Zz${word} one`, `Zz${word} two`];
    const found = await addChemical(api, { name: one });
    await addChemical(api, { name: two });
    const linkedNames = async () => {
      const { data } = await api.call(ends.chemicals, { id: partner._id, query: {} });
      return data.map((chemical) => chemical.name);
    };
    const bar = page.getByRole('toolbar', { name: 'Chosen chemicals' });

    await test.step('the partner is found and chosen', async () => {
      await page.goto(href());
      await expect(page.getByText(`Choose a ${name}`)).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type(partner.companyName);
      await expect(page.getByRole('link', { name: partner.companyName })).toBeVisible();
      await expect(page).toHaveURL(/find=/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Nothing linked yet')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('by letter: Z, then down the list to the chemical', async () => {
      await tabTo(page, () => document.activeElement?.getAttribute('role') === 'tab');
      await page.keyboard.press('ArrowRight');
      const strip = page.getByRole('navigation', { name: 'Chemicals by first letter' });
      const letter = strip.getByRole('link', { name: /^Z\b/ });
      await expect(letter).toBeVisible();
      await tabTo(page, () => document.activeElement?.closest('nav ul') !== null);
      await page.keyboard.press('End');
      while (!(await letter.evaluate((link) => link === document.activeElement))) {
        await page.keyboard.press('ArrowLeft');
      }
      await page.keyboard.press('Enter');
      await expect(letter).toHaveAttribute('aria-current', 'true');
      const box = page.getByRole('checkbox', { name: one, exact: true });
      await expect(box).toBeVisible();
      await tabTo(page, () => document.activeElement?.matches('ul [role=checkbox]') === true);
      await page.keyboard.press('Home');
      while (!(await box.evaluate((button) => button === document.activeElement))) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Space');
      await expect(bar).toContainText('1 chosen');
    });

    await test.step('by search: the other one; the first stays chosen', async () => {
      await page.keyboard.press('/');
      await page.keyboard.type(two);
      await expect(
        page.getByRole('list', { name: 'Chemicals of the catalogue' }).getByRole('listitem'),
      ).toHaveCount(1);
      await tabTo(page, () => document.activeElement?.matches('ul [role=checkbox]') === true);
      await page.keyboard.press('Space');
      await expect(bar).toContainText('2 chosen');
      await expectAccessible(page);
    });

    await test.step('linked, and told', async () => {
      // Another admin links one of them first.
      await linkAs(name, partner._id, found._id);
      await tabTo(page, () => document.activeElement?.closest('[role=toolbar]') !== null);
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 added, 1 was linked already').first()).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Linked (2)' })).toBeVisible();
      await expect.poll(linkedNames).toEqual([one, two]);
    });

    await test.step('taken away by the Delete key, and accessible in the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(href(partner._id));
      const list = page.getByRole('list', { name: `Chemicals linked to ${partner.companyName}` });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await tabTo(page, () => document.activeElement?.matches('ul [role=checkbox]') === true);
      await page.keyboard.press('Delete');
      await expect(page.getByText('1 removed').first()).toBeVisible();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      expect(await linkedNames()).toEqual([two]);
    });
    expect(problems).toEqual([]);

    async function linkAs(side: 'supplier' | 'customer', id: string, chemicalId: string) {
      if (side === 'supplier') {
        await api.call(supplierEndpoints.link, { id, body: { chemical_ids: [chemicalId] } });
      } else {
        await api.call(customerEndpoints.link, { id, body: { chemicalId } });
      }
    }
  });
}

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, isThere: () => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
}
