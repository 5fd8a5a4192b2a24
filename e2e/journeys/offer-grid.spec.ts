import type { Page } from '@playwright/test';
import { chemicals, units } from 'contract/catalog';
import { inquiries, offerEndpoints, offers } from 'contract/inquiry';
import { priceLists, salesPrices } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { offerCell } from '../support/offer-cell';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

/** The keyboard, counting its keys. */
function countedKeys({ keyboard }: Page) {
  let count = 0;
  return {
    count: () => count,
    async type(text: string) {
      count += text.length;
      await keyboard.type(text);
    },
    async press(...keys: readonly string[]) {
      for (const key of keys) {
        count += 1;
        await keyboard.press(key);
      }
    },
  };
}

/** The processor time of the page's tasks so far, in milliseconds. */
async function processorTime(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

test('an offer of 20 lines is written by keys alone, and fits one screen', async ({
  staffPage: page,
  api,
  problems,
}, testInfo) => {
  test.slow();
  const word = unique();
  const { data: found } = await api.call(units.endpoints.list, { query: { search: 'kg' } });
  const unitId = found.find(({ symbol }) => symbol === 'kg')?._id ?? '';
  const { data: list } = await api.call(priceLists.endpoints.add, {
    body: { name: word, currency: 'GBP' },
  });
  // Digits would be read as amounts.
  const letters = word.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const names = [...'abcdefghijklmnopqrst'].map((letter) => `${letters}${letter}ol`);
  for (const [place, name] of names.entries()) {
    const { data: chemical } = await api.call(chemicals.endpoints.add, {
      body: { name, status: 'published' },
    });
    await api.call(salesPrices.endpoints.add, {
      body: {
        chemicalId: chemical._id,
        priceListId: list._id,
        unitId,
        unitPrice: `${place + 1}.50`,
        validFrom: '2026-01-01',
      },
    });
  }
  const { data: inquiry } = await api.call(inquiries.endpoints.add, {
    body: { contactName: word, items: [{ freeText: 'To be replaced', currency: 'GBP' }] },
  });
  const { data: offer } = await api.call(offerEndpoints.make, { id: inquiry._id });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(adminHrefs.editOffer(offer._id));
  const grid = page.getByRole('grid', { name: 'Lines' });
  await offerCell(page, { line: 1, column: 'Chemical' }).focus();

  const keys = countedKeys(page);
  const start = Date.now();
  for (const [place, name] of names.entries()) {
    await keys.type(name);
    await keys.press('Tab', 'Tab');
    if (place === 0) await keys.type('25 kg drum');
    else await keys.press('Control+d');
    await keys.press('Tab');
    await keys.type(String(place + 1));
    await keys.press('Enter');
  }
  await expect(offerCell(page, { line: 20, column: 'Total' })).toHaveText('10,250.00');
  // The sum of 25 kg times the place times the price of each line.
  const sums = page.getByRole('region', { name: 'Sums as typed' });
  await expect(sums).toContainText('74,375.00');
  const seconds = (Date.now() - start) / 1000;
  testInfo.annotations.push({
    type: 'figure',
    description: `20 lines: ${keys.count()} keys, ${seconds.toFixed(1)} s`,
  });
  const box = await grid.boundingBox();
  expect(box?.height).toBeLessThan(900);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await api.call(offers.endpoints.get, { id: offer._id })).data.lines.length)
    .toBe(20);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('100 lines are pasted, and typing in them takes little processor time', async ({
  staffPage: page,
  api,
}, testInfo) => {
  test.slow();
  const word = unique();
  const { data: inquiry } = await api.call(inquiries.endpoints.add, {
    body: { contactName: word, items: [{ freeText: 'To be replaced', currency: 'GBP' }] },
  });
  const { data: offer } = await api.call(offerEndpoints.make, { id: inquiry._id });
  await page.goto(adminHrefs.editOffer(offer._id));
  await offerCell(page, { line: 1, column: 'Chemical' }).focus();
  const lines = Array.from(
    { length: 100 },
    (_, place) => `Dye ${word} ${place}\tLR\t25 kg drum\t\t${place + 1}\tkg\t4,20`,
  );
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, lines.join('\n'));
  const sums = page.getByRole('region', { name: 'Sums as typed' });
  await expect(sums).toContainText('21,210.00');

  await offerCell(page, { line: 60, column: 'Unit price' }).click();
  const spent = await processorTime(page);
  await page.keyboard.type('1');
  const before = await spent();
  const typed = '234.5678901234567890';
  for (const key of typed) await page.keyboard.press(key);
  const perKey = ((await spent()) - before) / typed.length;
  testInfo.annotations.push({
    type: 'figure',
    description: `100 lines: ${perKey.toFixed(1)} ms of processor a key`,
  });
  await page.keyboard.press('Escape');
  await expect(offerCell(page, { line: 60, column: 'Unit price' })).toHaveText('4.20');
});
