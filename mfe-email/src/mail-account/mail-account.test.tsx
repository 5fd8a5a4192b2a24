import { screen, within } from '@testing-library/react';
import { mailAccounts, mailProviders } from 'contract/email';
import { resourceCalls } from 'shared-ui/resource';
import {
  chooseInRow,
  findRow,
  findViolations,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describe('the screen of mailboxes', () => {
  const session = suiteSession();
  const open = () => renderScreens({ routes, client: session().client, at: '/mail-account' });

  it('adds a mailbox and tests it', async () => {
    const name = uniqueWord();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^New/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await retype(user, { label: 'Name', text: name });
    await retype(user, { label: 'Host', text: '127.0.0.1' });
    await retype(user, { label: 'Port', text: '1' });
    await retype(user, { label: 'User name', text: 'sales@example.com' });
    await user.type(dialog.getByLabelText('Password'), 'secret words');
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const row = within(await findRow(name));
    expect(row.getByText('Not read yet')).toBeVisible();
    await chooseInRow(user, { title: name, item: 'Test' });
    expect(await screen.findByText(/ECONNREFUSED/)).toBeVisible();
    const { data } = await resourceCalls(session().client, mailAccounts).list({ search: name });
    expect(data).toMatchObject([{ folder: 'INBOX', isPersonal: false, isActive: true }]);
  });

  it('adds one by OAuth 2, filled in for its provider, and leads to the sign-in there', async () => {
    const name = uniqueWord();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^New/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await retype(user, { label: 'Name', text: name });
    await user.click(dialog.getByRole('combobox', { name: 'Sign-in' }));
    await user.click(await screen.findByRole('option', { name: 'By OAuth 2' }));
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await user.click(dialog.getByRole('combobox', { name: 'Provider' }));
    await user.click(await screen.findByRole('option', { name: 'Google' }));
    expect(dialog.getByLabelText(/^Host/)).toHaveValue('imap.gmail.com');
    await retype(user, { label: 'User name', text: 'sales@example.com' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Enter the id of the client at the provider')).not.toEqual(
      [],
    );
    await retype(user, { label: 'Client ID', text: 'a client' });
    await user.type(dialog.getByLabelText('Client secret'), 'secret words');
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const row = within(await findRow(name));
    expect(row.getByRole('button', { name: 'Sign in at the provider' })).toBeVisible();
    const { data } = await resourceCalls(session().client, mailAccounts).list({ search: name });
    expect(data).toMatchObject([{ signIn: 'oauth2', ...providerOf('google'), connectedAt: null }]);
  });

  it('says why a way back from a provider counts for nothing', async () => {
    const at = '/mail-account-sign-in?state=unknown&code=1';
    renderScreens({ routes, client: session().client, at });
    expect(await screen.findByText(/took too long, or was begun elsewhere/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mailboxes' })).toBeVisible();
  });
});

function providerOf(name: keyof typeof mailProviders) {
  const { host, authorizationUrl, tokenUrl, scope } = mailProviders[name];
  return { host, authorizationUrl, tokenUrl, scope };
}
