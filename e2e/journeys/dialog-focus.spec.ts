import type { Page } from '@playwright/test';
import { units } from 'contract';
import { adminHrefs } from '../support/admin-hrefs';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

interface Opening {
  readonly name: string;
  readonly at: string;
  /** Opens it and answers the control that has to have the focus afterwards. */
  readonly open: (page: Page) => Promise<void>;
  readonly opener: (page: Page) => ReturnType<Page['getByRole']>;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const press = (name: string | RegExp) => (page: Page) => button(name)(page).click();
const fromMenu = (item: string) => async (page: Page) => {
  await rowMenu(page).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const rowMenu = (page: Page) => page.getByRole('button', { name: /^Actions for/ }).first();

const openings: readonly Opening[] = [
  { name: 'palette', at: adminHrefs.dashboard, open: press(/^Go to/), opener: button(/^Go to/) },
  {
    name: 'form of a new record',
    at: adminHrefs.units,
    open: press('New unit'),
    opener: button('New unit'),
  },
  { name: 'form of a row', at: adminHrefs.units, open: fromMenu('Edit'), opener: rowMenu },
  { name: 'history of a row', at: adminHrefs.units, open: fromMenu('History'), opener: rowMenu },
  { name: 'question', at: adminHrefs.units, open: fromMenu('Delete'), opener: rowMenu },
  {
    name: 'taxes',
    at: adminHrefs.units,
    open: (page) => page.getByRole('link', { name: 'Tax' }).click(),
    opener: (page) => page.getByRole('link', { name: 'Tax' }),
  },
  {
    name: 'structure editor',
    at: adminHrefs.newChemical,
    open: press(/^Draw/),
    opener: button(/^Draw/),
  },
  {
    name: 'shortcuts',
    at: adminHrefs.units,
    open: async (page) => {
      await press('Your account')(page);
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    },
    opener: button('Your account'),
  },
];

for (const { name, at, open, opener } of openings) {
  test(`the focus returns to what opened the ${name}`, async ({ staffPage: page }) => {
    await page.goto(at);
    await open(page);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
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
