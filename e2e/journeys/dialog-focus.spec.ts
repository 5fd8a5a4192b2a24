import type { Locator, Page } from '@playwright/test';
import { chemicals, units } from 'contract/catalog';
import { careerApplications } from 'contract/content';
import { emails, templates } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { adminEndpoints } from 'contract/staff';
import { adminHrefs } from '../support/admin-hrefs';
import { goTo } from '../support/go-to';
import { newAccount } from '../support/surroundings';
import { focusedControl, openByKeyboard, type PanelRecords, panels } from '../support/panels';
import { expect, test } from '../support/test';
import type { StaffApi } from '../support/staff-api';
import { unique } from '../support/unique';

const parts = 2;

for (let part = 0; part < parts; part += 1) {
  test(`every panel opened by keyboard gives the focus back (part ${part + 1})`, async ({
    staffPage: page,
    api,
  }) => {
    const records = await readRecords(api);
    let at = '';
    const size = Math.ceil(panels.length / parts);
    for (const panel of panels.slice(part * size, (part + 1) * size)) {
      await test.step(`${panel.file} by ${panel.steps.map(([, name]) => name).join(', ')}`, async () => {
        await page.setViewportSize({ width: panel.isOnPhone ? 390 : 1280, height: 800 });
        const href = panel.at(records);
        if (href !== at) await goTo(page, href);
        at = href;
        const opener = await openByKeyboard(page, panel);
        // Until what its item opens is there, the menu itself has the focus.
        if (panel.steps.at(-1)?.[0] === 'menuitem')
          await expect(page.locator('[role=menu]')).toHaveCount(0);
        const open = openPanels(page);
        const outer = panel.isInner ? 1 : 0;
        await expect(open).toHaveCount(outer + 1);
        await expect.poll(() => hasFocus(open.nth(outer))).toBe(true);
        await page.keyboard.press('Escape');
        await expect(open).toHaveCount(outer);
        await expect.poll(() => focusedControl(page)).toBe(opener);
      });
    }
  });
}

function hasFocus(panel: Locator): Promise<boolean> {
  return panel.evaluate((element) => element.contains(document.activeElement));
}

/** The open dialogs, menus and popovers, the innermost last. */
function openPanels(page: Page) {
  return page.locator('[role=dialog], [role=alertdialog], [role=menu]');
}

/** Records of the demo company whose pages can open every panel. */
async function readRecords({ call }: StaffApi): Promise<PanelRecords> {
  const query = { pageSize: '50' };
  // Those of the demo company: other journeys write and answer mails meanwhile.
  const oldest = { ...query, sort: 'createdAt' } as const;
  const mails = (await call(emails.endpoints.list, { query: oldest })).data;
  const { data: known } = await call(chemicals.endpoints.list, {
    query: { search: 'acetone', pageSize: '1' },
  });
  const { data: texts } = await call(templates.endpoints.list, { query });
  const chemical = String(known[0]?._id);
  const inquiry = String(mails.find(({ inquiryId }) => inquiryId !== null)?.inquiryId);
  const name = `Ann ${unique()}`;
  await call(careerApplications.endpoints.add, { body: { name, email: 'ann@example.com' } });
  const body = { contactName: name };
  const { data: newcomer } = await call(inquiries.endpoints.add, { body });
  const template = String(texts[0]?._id);
  const colleague = `${unique()}@example.com`.toLowerCase();
  await call(adminEndpoints.register, { body: newAccount(colleague) });
  return { chemical, supplied: chemical, inquiry, newcomer: newcomer._id, template, colleague };
}

test('the focus goes to the next row when its own is deleted', async ({ staffPage: page, api }) => {
  const word = unique();
  for (const letter of ['a', 'b', 'c']) {
    const name = `${word}${letter}`;
    const body = { name, symbol: name.slice(-12), dimension: 'count' as const, factor: 1 };
    await api.call(units.endpoints.add, { body });
  }
  await page.goto(`${adminHrefs.units}?${new URLSearchParams({ search: word, sort: 'name' })}`);
  await page.getByRole('button', { name: `Actions for ${word}b` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`“${word}b” deleted`, { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${word}c`) })).toBeFocused();
});
