import type { Page } from '@playwright/test';
import { inquiries, productInquiries } from 'contract/inquiry';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { siteHrefs } from '../support/site-hrefs';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const workbook = fileURLToPath(new URL('../fixtures/lists/purchase-list.xlsx', import.meta.url));
const table = fileURLToPath(new URL('../fixtures/lists/purchase-list.csv', import.meta.url));

/** Drops a file on the list's field, as from a folder. */
async function dropFile(page: Page, path: string): Promise<void> {
  const bytes = readFileSync(path).toString('base64');
  const dataTransfer = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([content], 'purchase-list.xlsx'));
    return transfer;
  }, bytes);
  await page.getByRole('textbox', { name: 'Your list' }).dispatchEvent('drop', { dataTransfer });
}

test('a messy purchase list of fifty lines becomes an inquiry that staff answer', async ({
  staffPage: page,
  api,
  problems,
}) => {
  test.slow();
  const name = `Petra ${unique()}`;
  const line = (words: string) => page.getByRole('listitem', { name: new RegExp(words) });
  const quantity = (words: string) => line(words).getByRole('textbox', { name: 'Quantity' });

  await test.step('the spreadsheet is read, and each line says how', async () => {
    await page.goto(siteHrefs.orderList);
    await dropFile(page, workbook);
    await expect(page.getByText('50 lines: 48 found')).toBeVisible();
    await page.getByText(/lines were not read as products$/).click();
    await expect(page.getByText('Bitte Angebot bis Freitag')).toBeVisible();
    await expect(line('Maleic acid')).toContainText('Amount40 × 25 kg bag = 1000 kg');
    await expect(quantity('Maleic acid')).toHaveValue('1000');
    await expectAccessible(page);
  });

  await test.step('one unclear number is corrected, its like follow, and Undo takes it back', async () => {
    await line('Diacetone alcohol').getByRole('radio', { name: '1000 kg' }).check();
    await expect(page.getByText('2 lines read in the same way follow')).toBeVisible();
    await expect(quantity('n-Hexane')).toHaveValue('2500');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(quantity('n-Hexane')).toHaveValue('');
    await line('n-Hexane').getByRole('radio', { name: '2500 kg' }).check();
    await expect(quantity('Sodium carbonate')).toHaveValue('1250');
    await line('methanl').getByRole('checkbox').check();
  });

  await test.step('on a phone, in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the inquiry is sent', async () => {
    await page.getByRole('button', { name: 'Add 50 lines to the inquiry' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('textbox', { name: /^Email/ }).fill('petra@example.com');
    await page.getByRole('button', { name: 'Send inquiry' }).last().click();
    await expect(page.getByText(/WEB-\d{4}-\d+/).first()).toBeVisible();
  });

  await test.step('staff see items with quantities, units and packs', async () => {
    const query = { search: name } as const;
    const { data } = await api.call(productInquiries.endpoints.list, { query });
    expect(data[0]?.items).toHaveLength(50);
    await page.goto(`${adminHrefs.webInquiries}?open=${data[0]?._id}`);
    const sheet = page.getByRole('dialog', { name: new RegExp(name) });
    await expect(sheet.getByText('1,000 kg · 40 × 25 kg bag').first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Create inquiry' }).click();
    await page.getByRole('button', { name: /^Who asks ./ }).click();
    await expect(page.getByRole('textbox', { name: 'Contact name' })).toHaveValue(name);
    const packaging = page.getByRole('textbox', { name: 'Packaging' });
    await expect(packaging.nth(1)).toHaveValue('4 × 1000 L IBC');
    await expect(page.getByRole('textbox', { name: 'Quantity' }).nth(1)).toHaveValue('4000');
    await expect(page.getByRole('combobox', { name: 'Unit' }).nth(1)).toHaveValue('L');
  });

  await test.step('and answer it', async () => {
    await page.getByRole('button', { name: 'Reply' }).click();
    const reply = page.getByRole('dialog', { name: /^Reply to/ });
    await reply.getByRole('combobox', { name: /^Template/ }).click();
    await page.getByRole('option', { name: 'Quotation follow-up' }).click();
    await expect(reply.getByRole('textbox', { name: 'Message' })).toContainText('Methanol, 10 t');
    await reply.getByRole('button', { name: 'Send now' }).click();
    const next = page.getByRole('dialog', { name: 'What is the next step?' });
    await next.getByRole('button', { name: 'No next step' }).click();
    const happened = page.getByRole('list', { name: 'What happened' });
    await expect(happened).toContainText('petra@example.com');
    const { data } = await api.call(inquiries.endpoints.list, { query: { search: name } });
    expect(data.map(({ items }) => items.length)).toEqual([50]);
  });
  expect(problems).toEqual([]);
});

test('a list is chosen as a file, and one that is none says so', async ({ page }) => {
  await page.goto(siteHrefs.orderList);
  await page.getByLabel('Or a file').setInputFiles({
    name: 'list.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2]),
  });
  await expect(page.getByText('Choose a CSV, XLSX, PDF or text file')).toBeVisible();
  await page.getByLabel('Or a file').setInputFiles(table);
  await expect(page.getByText('50 lines: 48 found')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your list' })).toHaveValue(/Spezialentschäumer/);
});

test('a list is read from a file without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteHrefs.orderList);
  await page.getByLabel('Or a file').setInputFiles(workbook);
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByText('50 lines: 48 found')).toBeVisible();
  await expect(page.getByText('Enter 1000 kg or 1 kg.').first()).toBeVisible();
  await context.close();
});
