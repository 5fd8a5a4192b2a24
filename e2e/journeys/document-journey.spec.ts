import { chemicals } from 'contract/catalog';
import { documentEndpoints, documents } from 'contract/document';
import { mailboxEndpoints } from 'contract/email';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { addChemical } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const pdf = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'),
};

test('a visitor asks for a safety data sheet, and its new revision reaches them once', async ({
  staffPage: page,
  api,
  browser,
  problems,
}) => {
  test.slow();
  const email = `vera-${unique()}@example.com`;
  const chemical = await addChemical(api);
  const chemicalId = chemicals.id.parse(chemical._id);
  const list = page.getByRole('region', { name: 'documents' });
  const arrived = async () => {
    const { data } = await api.call(mailboxEndpoints.list, { query: { pageSize: 100 } });
    return data.filter(({ to, hasAttachments }) => to.includes(email) && hasAttachments).length;
  };

  await test.step('staff add it, on request', async () => {
    await page.goto(adminHrefs.editChemical(chemical._id));
    await list.getByRole('button', { name: 'New document' }).click();
    const dialog = page.getByRole('dialog', { name: 'New document' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Safety data sheet');
    await dialog.getByRole('textbox', { name: 'Revision', exact: true }).fill('1');
    await dialog.getByRole('radio', { name: 'On request' }).click();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'sheet.pdf', ...pdf });
    await expect(dialog.getByRole('button', { name: 'Remove the file' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(list.getByText('On request')).toBeVisible();
  });

  await test.step('the visitor asks for it', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const site = await context.newPage();
    await site.goto(`/${chemical.slug ?? ''}`);
    await site.getByRole('link', { name: /^Request Safety data sheet/ }).click();
    await expect(site.getByRole('heading', { name: 'Request a document' })).toBeVisible();
    await expectAccessible(site);
    await expectNoSideScroll(site);
    await site.getByRole('button', { name: 'Send me the document' }).click();
    await expect(site.getByText('Enter your email address').first()).toBeVisible();
    await site.getByRole('textbox', { name: 'Email' }).fill(email);
    await site.getByRole('checkbox', { name: /privacy policy/ }).check();
    // A form that is filled in within three seconds is a bot's.
    await site.waitForTimeout(3200);
    await site.getByRole('button', { name: 'Send me the document' }).click();
    await expect(site.getByText('The document is on its way')).toBeVisible();
    await expect.poll(arrived).toBe(1);
    await context.close();
  });

  await test.step('a new revision is mailed to them, once', async () => {
    await list.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'New revision' }).click();
    const dialog = page.getByRole('dialog', { name: 'New revision' });
    await dialog.getByRole('textbox', { name: 'Revision', exact: true }).fill('2');
    await dialog.getByRole('textbox', { name: /^Date of the revision/ }).fill('2026-05-04');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'sheet-2.pdf', ...pdf });
    await expect(dialog.getByRole('button', { name: 'Remove the file' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add revision' }).click();
    const sheet = page.getByRole('dialog', { name: 'Mail to former recipients' });
    await expect(sheet.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Mail this revision' }).dblclick();
    await expect(sheet.getByText('Has it')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Mail this revision' })).toBeDisabled();
    await expect.poll(arrived).toBe(2);
    const query = { chemicalId, state: 'current' } as const;
    const [current] = (await api.call(documents.endpoints.list, { query })).data;
    const again = await api.call(documentEndpoints.mailRevision, {
      id: current?._id ?? '',
      body: {},
    });
    expect(again.data.mailed).toBe(0);
    expect(await arrived()).toBe(2);
  });

  await test.step('staff see who got which revision', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await list
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Who got it' }).click();
    const log = page.getByRole('dialog', { name: 'Who got it' });
    await expect(log.getByText(email)).toBeVisible();
    await expectAccessible(page);
  });
  expect(problems).toEqual([]);
});

test('a buyer finds the certificate of a lot without a script', async ({ api, browser }) => {
  const chemical = await addChemical(api);
  const lotNumber = `L-${unique()}`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const upload = await page.request.post('/api/file/add?audience=staff', {
    headers: { authorization: `Bearer ${api.token}` },
    multipart: { file: { name: 'coa.pdf', ...pdf } },
  });
  const body = {
    chemicalId: chemicals.id.parse(chemical._id),
    kind: 'COA',
    title: 'Certificate',
    language: 'en',
    lotNumber,
    file: (await upload.json()).data.name,
  } as const;
  await api.call(documents.endpoints.add, { body });
  await page.goto(`/${chemical.slug ?? ''}`);
  await page.getByRole('link', { name: 'Certificate of analysis by lot number' }).click();
  await page.getByRole('textbox', { name: 'Lot number' }).fill('L-0');
  await page.getByRole('button', { name: 'Find the certificate' }).click();
  await expect(page.getByText('We have no certificate for this product and lot')).toBeVisible();
  await page.getByRole('textbox', { name: 'Lot number' }).fill(lotNumber);
  await page.getByRole('button', { name: 'Find the certificate' }).click();
  const link = page.getByRole('link', { name: 'Download the certificate' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await context.close();
});
