import { readFile } from 'node:fs/promises';
import { chemicals } from 'contract/catalog';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { adminHrefs } from '../support/admin-hrefs';
import { addChemical } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const faulty = 20;
const existing = 5;
const all = 1000;

/** Jobs process rows in short steps, beside other load on the machine. */
const soon = { timeout: 60_000 };

/** The rows of an import: first existing chemicals, then new ones, then wrong ones. */
function fileOf(word: string, codes: readonly string[]) {
  const head = 'Article number;Product name;CAS No.;Purity;Shelf';
  const rows = Array.from({ length: all }, (_, index) => {
    const code = codes[index] ?? `${word}-${index}`;
    // The check digit of 67-64 is 1.
    const cas = index < all - faulty ? '' : '67-64-2';
    return `${code};${word} ${String(index + 1).padStart(4, '0')};${cas};99 %;A${index}`;
  });
  const text = [head, ...rows].join('\r\n');
  return { name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('a list of 1,000 rows with 20 faulty ones is imported, and taken back', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const word = `imported${unique()}`;
  const codes = Array.from({ length: existing }, (_, index) => `${word}-kept-${index}`);
  for (const [index, productCode] of codes.entries()) {
    const name = `${word} ${String(index + 1).padStart(4, '0')}`;
    await addChemical(api, { name, productCode, purity: '95 %', status: 'draft' });
  }
  const list = async (search: string) =>
    api.call(chemicals.endpoints.list, { query: { search, pageSize: '100' } });
  const step = (title: string) => page.getByRole('heading', { level: 3, name: title });
  const place = `${adminHrefs.chemicals}?${new URLSearchParams({ search: word })}`;

  await test.step('the file is sent, and its columns are known', async () => {
    await page.goto(place);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /^Import/ }).click();
    await page.getByLabel('File to import').setInputFiles(fileOf(word, codes));
    await expect(step('Is this how the file looks?')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Row 1 names the columns' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose the columns' }).click();
    await expect(step('Choose what each column holds')).toBeFocused();
    const field = (column: string) => page.getByRole('combobox', { name: `Field for ${column}` });
    await expect(field('Article number')).toHaveValue('Product code');
    await expect(field('Product name')).toHaveValue('Name');
    await expect(field('CAS No.')).toHaveValue('CAS number');
    await expect(field('Shelf')).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('the dry run tells what would change, and writes nothing', async () => {
    await page.getByRole('combobox', { name: 'Chemicals that are there already' }).click();
    await page.getByRole('option', { name: 'Overwrite what is there' }).click();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(step('See what would change')).toBeVisible(soon);
    await expect(page.getByText('Nothing has been written yet')).toBeVisible();
    const wrong = page.getByRole('list', { name: 'Wrong rows' });
    await expect(wrong.getByText(/^CAS number: .* would be 1/)).toHaveCount(faulty);
    await expect(wrong).toContainText(`Row ${all - faulty + 1}`);
    await page.getByRole('tab', { name: /^Changed/ }).click();
    const changed = page.getByRole('list', { name: 'Changed rows' });
    await expect(changed.getByRole('link')).toHaveCount(existing);
    await expect(changed).toContainText('95 % → 99 %');
    await expectAccessible(page);
    expect((await list(word)).total).toBe(existing);
  });

  await test.step('the same step comes up after a reload, and on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(step('See what would change')).toBeVisible();
    await expectNoSideScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the import goes on while its dialog is closed', async () => {
    const written = all - faulty - existing;
    await page
      .getByRole('button', { name: `Import ${written} new and ${existing} changed` })
      .click();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(page).toHaveURL(place);
    // Whether it ends before or after the dialog closes depends on the machine; the list of imports leads back either way.
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /^Import/ }).click();
    await page.getByRole('link', { name: `${word}.csv` }).click();
    await expect(step('The import is done')).toBeVisible(soon);
    await expect(page.getByText(`980 chemicals were written, ${faulty} wrong rows`)).toBeVisible();
    expect((await list(word)).total).toBe(all - faulty);
  });

  await test.step('the report has every row', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report' }).click();
    const report = await readFile(await (await coming).path(), 'utf8');
    const rows = report.split('\r\n').filter((line) => /^\d+,/.test(line));
    expect(rows).toHaveLength(all);
    expect(rows.filter((row) => row.includes(',wrong,'))).toHaveLength(faulty);
  });

  await test.step('the import is taken back', async () => {
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('button', { name: 'Undo the import of 980 chemicals' }).click();
    await expect(page.getByText('This import was taken back')).toBeVisible(soon);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(existing);
    const left = await list(word);
    expect(left.total).toBe(existing);
    expect(left.data.map(({ purity }) => purity)).toEqual(codes.map(() => '95 %'));
  });
  expect(problems).toEqual([]);
});
