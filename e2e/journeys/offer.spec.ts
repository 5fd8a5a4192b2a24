import { siteRoutes } from 'contract';
import { units } from 'contract/catalog';
import { mailboxEndpoints } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { mailedPage } from '../support/mailed-page';
import { offerCell } from '../support/offer-cell';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('an offer is made, mailed with its PDF, and accepted by the customer with the link in the mail', async ({
  staffPage: page,
  api,
  browser,
  problems,
}) => {
  test.slow();
  const contactName = `Olga ${unique()}`;
  const email = `olga-${unique()}@example.com`;
  const { data } = await api.call(units.endpoints.list, { query: { search: 'kg' } });
  const unitId = data.find(({ symbol }) => symbol === 'kg')?._id ?? null;
  const item = { freeText: 'Rare dye', quantity: 25, unitId };
  const { data: inquiry } = await api.call(inquiries.endpoints.add, {
    body: { contactName, email, items: [item] },
  });

  await test.step('staff price it', async () => {
    await page.goto(adminHrefs.editInquiry(inquiry._id));
    const head = page.getByRole('region', { name: 'Where it stands' });
    await head.getByRole('button', { name: 'Make an offer' }).click();
    await expect(page.getByRole('heading', { name: /^Offer OFF-.*, version 1$/ })).toBeVisible();
    await offerCell(page, { line: 1, column: 'Unit price' }).click();
    await page.keyboard.type('2.20');
    await page.keyboard.press('Enter');
    const sums = page.getByRole('region', { name: 'Sums as typed' });
    await expect(sums.getByText(/^55\.00\sGBP$/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Named place' }).fill('Rotterdam');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Offer saved', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('look at its PDF, and send it', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Preview PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^OFF-.*\.pdf$/);
    await page.getByRole('textbox', { name: 'Message' }).fill('Thank you for asking us.');
    await page.getByRole('button', { name: 'Send the offer' }).click();
    await expect(page.getByRole('button', { name: 'Next version' })).toBeVisible();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  });

  const address = await test.step('it arrives with a link', async () => {
    const mailed = await mailedPage(api, { to: email, route: siteRoutes.offer });
    expect(mailed).toMatch(/key=[\w-]{43}$/);
    return mailed;
  });

  await test.step('the customer accepts it, without scripts', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 800 },
      javaScriptEnabled: false,
    });
    const site = await context.newPage();
    await site.goto(address);
    await expect(site.getByRole('heading', { name: /^Offer OFF-.*, version 1$/ })).toBeVisible();
    await expect(site.getByText(/^55\.00\sGBP$/)).toBeVisible();
    await site.getByRole('button', { name: 'Accept the offer' }).click();
    await expect(site.getByText('Enter your name to accept').first()).toBeVisible();
    await site.getByRole('textbox', { name: 'Your name' }).fill(contactName);
    await site.getByRole('textbox', { name: 'Your position' }).fill('Purchasing manager');
    await site.getByRole('button', { name: 'Accept the offer' }).click();
    await expect(site.getByText('You accepted it.')).toBeVisible();
    await context.close();
  });

  await test.step('the acceptance is confirmed by mail', async () => {
    const confirmed = async () => {
      const mails = await api.call(mailboxEndpoints.list, { query: { pageSize: 100 } });
      return mails.data.some(
        ({ to, subject }) => to.includes(email) && subject.startsWith('You accepted offer OFF-'),
      );
    };
    await expect.poll(confirmed).toBe(true);
  });

  await test.step('the inquiry is won', async () => {
    const query = { search: contactName, statusKind: 'won' } as const;
    expect((await api.call(inquiries.endpoints.list, { query })).total).toBe(1);
    await page.goto(adminHrefs.editInquiry(inquiry._id));
    await expect(page.getByText(/Customer accepted offer/).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
  });

  await test.step('the record shows the proof', async () => {
    await page.getByRole('link', { name: /^OFF-.*, version 1$/ }).click();
    await expect(page.getByRole('heading', { name: 'Proof of acceptance' })).toBeVisible();
    await expect(page.getByText('Purchasing manager')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
  expect(problems).toEqual([]);
});
