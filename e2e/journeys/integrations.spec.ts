import { chemicalTypes, units } from 'contract/catalog';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';
import {
  signatureOf,
  startWebhookListener,
  type WebhookListener,
} from '../support/webhook-listener';

let listener: WebhookListener;

test.beforeEach(async () => {
  listener = await startWebhookListener();
});
test.afterEach(() => listener.close());

test('a program reads with an API key, and no more than the key allows', async ({
  staffPage: page,
  request,
  problems,
}) => {
  const name = `Shop ${unique()}`;
  await page.goto(adminHrefs.integrations);
  const form = page.getByRole('form', { name: 'Make an API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  const chemicals = form.getByRole('radiogroup', { name: 'Chemicals' });
  await chemicals.getByRole('radio', { name: 'View' }).click();
  await form.getByRole('button', { name: 'Make the key' }).click();
  const key = await page.getByRole('status').locator('code').innerText();
  await expect(page.getByText(name)).toBeVisible();
  await expectAccessible(page);

  const headers = { authorization: `Bearer ${key}` };
  const list = await request.get(`/api/${units.endpoints.list.path}`, { headers });
  expect(list.status()).toBe(200);
  const data = { name: `Drum ${unique()}`, symbol: unique(), dimension: 'mass', factor: 2 };
  const added = await request.post(`/api/${units.endpoints.add.path}`, { headers, data });
  expect(added.status()).toBe(403);
  expect(problems).toEqual([]);
});

test('a webhook calls another program, and calls it again when it failed', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const name = `Orders ${unique()}`;
  await page.goto(adminHrefs.integrations);
  await page.getByRole('tab', { name: 'Webhooks' }).click();
  await page.getByRole('link', { name: 'Add a webhook' }).click();
  const form = page.getByRole('form', { name: 'Add a webhook' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Address' }).fill(listener.url);
  // No other journey adds a chemical type meanwhile.
  const events = form.getByRole('group', { name: 'Chemical types' });
  await events.getByRole('checkbox', { name: 'Created' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add the webhook' }).click();
  const secret = await page.getByRole('status').locator('code').innerText();
  await page.getByRole('link', { name: /^Open the webhook/ }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();

  const added = await api.call(chemicalTypes.endpoints.add, { body: { name: `Type ${unique()}` } });
  const message = page.getByRole('row', { name: /^chemicalType\.created/ });
  await expect(message).toContainText('Waiting');
  await expect(message).toContainText('500');
  listener.accept();
  await message.getByRole('button', { name: /^Send again/ }).click();
  await expect(message).toContainText('Delivered');

  const refused = listener.received[0];
  const taken = listener.received.at(-1);
  if (refused === undefined || taken === undefined) throw new Error('Two messages were expected');
  expect(JSON.parse(taken.body)).toMatchObject({
    type: 'chemicalType.created',
    data: { _id: added.data._id },
  });
  expect(taken.headers['webhook-id']).toBe(refused.headers['webhook-id']);
  for (const one of [refused, taken])
    expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret));

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
