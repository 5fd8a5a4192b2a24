import type { Page } from '@playwright/test';
import { units } from 'contract/catalog';
import { RemoteId } from 'contract/release';
import { adminHrefs } from '../support/admin-hrefs';
import { laggingBuild } from '../support/lagging-remote';
import { expect, test } from '../support/release-gateway';
import { menuOf, visitSuppliers } from '../support/release-pages';
import { unique } from '../support/unique';

const catalog = RemoteId.parse('mfe-catalog');

test('a remote of an earlier edition of shared-ui works beside the others, and looks like them', async ({
  releases,
  edge,
  api,
  staffPage: page,
  problems,
}) => {
  await page.goto(adminHrefs.units);
  const before = await looksOf(page);
  const release = await releases.publish((await laggingBuild(catalog)).output);
  await releases.activate(release);
  await expect.poll(async () => (await releases.sent(catalog))?.active).toBe(release.version);

  edge.clear();
  await page.goto(adminHrefs.units);
  expect(await looksOf(page)).toEqual(before);
  expect(edge.paths(/\/edition\.js$/)).toEqual([
    `/remotes/mfe-catalog/${release.version}/edition.js`,
  ]);
  await expect(page).toHaveTitle(/Units/);
  expect(problems).toEqual([]);

  const name = `Lagging ${unique()}`;
  await page.getByRole('button', { name: 'New unit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Symbol' }).fill('kg');
  await dialog.getByRole('combobox', { name: 'Dimension' }).click();
  await page.getByRole('option', { name: 'Mass' }).click();
  await dialog.getByRole('textbox', { name: 'Factor' }).fill('1');
  // A refusal of the server, of whose kind the page's client made the error.
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    dialog.getByText('Another record has this value already.', { exact: true }),
  ).toBeVisible();
  // A question in the host's dialog.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await dialog.getByRole('textbox', { name: 'Symbol' }).fill(name.slice(-8));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  // A notice in the host's corner.
  await expect(page.getByText('Unit saved', { exact: true })).toBeVisible();
  const { data } = await api.call(units.endpoints.list, { query: { search: name } });
  expect(data.map((unit) => unit.name)).toEqual([name]);

  // Another team's remote, of the shell's edition, in the same page.
  await visitSuppliers(page);
  expect(problems).toEqual([expect.stringContaining('409 (Conflict)')]);
  await releases.rollBack(catalog);
});

/** What a change of style would change, of the heading, the table and the buttons. */
async function looksOf(page: Page) {
  await expect(menuOf(page)).toBeVisible();
  const main = page.getByRole('main');
  const parts = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('row').filter({ hasText: 'Kilogram' }).first(),
    main.getByRole('columnheader').nth(1),
    main.getByRole('searchbox').first(),
  ];
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { color, backgroundColor, font, padding, borderRadius } = getComputedStyle(element);
        const { height, left, top } = element.getBoundingClientRect();
        return { color, backgroundColor, font, padding, borderRadius, height, left, top };
      }),
    ),
  );
}
