import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { webhookEndpoints } from 'contract/integration';
import Cookies from 'js-cookie';
import { createApiClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, findViolations, type TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

async function open(at = '/integrations', title = 'Integrations') {
  const shell = await startShell({ inject: api.inject, token: api.adminToken, at });
  await screen.findByRole('heading', { name: title, level: 1 });
  return shell;
}

/** At once: each letter would draw the form anew. */
async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}

async function line(name: RegExp) {
  const header = await screen.findByRole('rowheader', { name });
  const row = header.closest('tr');
  if (row === null) throw new Error(`${name} heads no line`);
  return within(row);
}

test('makes an API key with levels and an end, shows it once, and revokes it', async () => {
  const { user, container } = await open();
  expect(await screen.findByText('No API keys')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Make an API key' }));
  const make = form.getByRole('button', { name: 'Make the key' });
  expect(make).toBeDisabled();
  const name = `ERP ${'of a very long name '.repeat(2)}`.trim();
  await fill(user, form.getByLabelText(/^Name/), name);
  await user.click(make);
  expect(await form.findByText('Choose at least one area that the key may view')).toBeVisible();
  const chemicals = within(form.getByRole('radiogroup', { name: 'Chemicals' }));
  await user.click(chemicals.getByRole('radio', { name: 'Edit' }));
  expect(form.queryByRole('radiogroup', { name: 'Settings' })).toBeNull();
  await user.click(make);
  const text = (await screen.findByText(/^ctk_[0-9A-Za-z]{46}$/)).textContent;
  const row = await line(/^ERP/);
  expect(row.getByText('edit chemicals')).toBeVisible();
  expect(row.getByText('never')).toBeVisible();
  expect(row.getByText(`${text.slice(0, 12)}…`)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  await user.click(row.getByRole('button', { name: `Revoke ${name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await (await line(/^ERP/)).findByText('Revoked')).toBeVisible();
});

test('adds a webhook, sends a test event, sends it again, pauses and deletes it', async () => {
  const { user, container } = await open('/integrations?tab=webhooks');
  expect(await screen.findByText('No webhooks')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add a webhook' }));
  const form = within(await screen.findByRole('form', { name: 'Add a webhook' }));
  await fill(user, form.getByLabelText('Name'), 'Shop');
  await fill(user, form.getByLabelText(/^Address/), 'https://127.0.0.1/hook');
  const units = within(await form.findByRole('group', { name: 'Units' }));
  await user.click(units.getByRole('checkbox', { name: 'Created' }));
  await user.click(units.getByRole('checkbox', { name: 'Updated' }));
  await user.click(form.getByRole('button', { name: 'Add the webhook' }));
  expect(await form.findByText(/^This address is within a private network/)).toBeVisible();
  await user.clear(form.getByLabelText(/^Address/));
  await fill(user, form.getByLabelText(/^Address/), 'https://1.1.1.1/hook');
  await user.click(form.getByRole('button', { name: 'Add the webhook' }));
  expect(await screen.findByText(/^whsec_/)).toBeVisible();
  expect((await line(/^Shop/)).getByText('unit.created, unit.updated')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);

  await user.click(screen.getByRole('link', { name: /^Open the webhook/ }));
  expect(await screen.findByRole('heading', { name: 'Shop', level: 1 })).toBeVisible();
  expect(await screen.findByText('No messages yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a test event' }));
  const message = await line(/^webhook\.test/);
  expect(message.getByText('Waiting')).toBeVisible();
  await user.click(message.getByRole('button', { name: /^Send again: webhook\.test of / }));
  expect(await screen.findByText('It is sent again')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a test event' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Active')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace the secret' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace' }),
  );
  expect(await screen.findByText(/^whsec_/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('No webhooks')).toBeVisible();
});

test('a webhook’s settings are changed in place', async () => {
  Cookies.set(tokenCookie, api.adminToken);
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const body = { name: 'ERP', url: 'https://1.1.1.1/', events: ['unit.created'] };
  const { data } = await client.call(webhookEndpoints.add, { body, asStaff: true });
  const { _id } = data;
  const { user } = await open(`/integrations?tab=webhooks&webhook=${_id}`, 'ERP');
  const form = within(await screen.findByRole('form', { name: 'Settings' }));
  await fill(user, form.getByLabelText('Name'), ' of the shop');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'ERP of the shop', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
});

test('a webhook that is not there is said to be unreadable', async () => {
  const id = '01920000-0000-7000-8000-000000000000';
  await startShell({
    inject: api.inject,
    token: api.adminToken,
    at: `/integrations?tab=webhooks&webhook=${id}`,
  });
  expect(await screen.findByText('This webhook could not be read')).toBeVisible();
});
