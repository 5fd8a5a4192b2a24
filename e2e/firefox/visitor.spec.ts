import { productInquiries, minFillSeconds } from 'contract/inquiry';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../support/firefox';
import { siteHrefs } from '../support/site-hrefs';
import { unique } from '../support/unique';

test('a visitor searches, collects a chemical and sends an inquiry that staff see', async ({
  firefox,
  api,
}) => {
  const name = `Ann ${unique()}`;
  await firefox.goto(siteHrefs.categories);
  await firefox.byRole('combobox', 'Search for a chemical').click();
  await firefox.page.keyboard.type('acetonitr');
  await firefox.page.locator('[role=option]').wait();
  await firefox.press('ArrowDown', 'Enter');
  await firefox.heading('Acetonitrile');
  await firefox.page.locator('main button ::-p-text(Add to inquiry)').click();
  await firefox.byRole('link', 'Inquiry, 1 line').click();
  await firefox.byRole('textbox', 'Quantity').fill('25');
  await firefox.byRole('textbox', 'Name').fill(name);
  await firefox.byRole('textbox', 'Email').fill('ann@example.com');
  await pause(minFillSeconds * 1000);
  await firefox.byRole('button', 'Send inquiry').click();
  await firefox.heading('We have received your inquiry');
  const { data } = await api.call(productInquiries.endpoints.list, { query: { search: name } });
  expect(data).toMatchObject([{ itemNames: ['Acetonitrile'], status: 'new' }]);
});

test('a structure is searched in the page’s worker', async ({ firefox }) => {
  const posted: string[] = [];
  await firefox.goto(siteHrefs.structureSearch);
  firefox.page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await firefox.text('your structure is not sent anywhere');
  await firefox.byRole('textbox', 'SMILES, InChI, molfile or name').fill('OCC');
  await firefox.page.locator('main form .needs-script button[type=submit]').click();
  await firefox.text('Searched on this page');
  await firefox.byRole('link', 'Ethanol').wait();
  expect(posted).toEqual([]);
});
