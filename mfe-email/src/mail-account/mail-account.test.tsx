import { screen, within } from '@testing-library/react';
import { mailAccounts } from 'contract/email';
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
});
