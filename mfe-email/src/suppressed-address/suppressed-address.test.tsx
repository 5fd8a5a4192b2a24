import { screen, waitFor, within } from '@testing-library/react';
import { suppressedAddresses } from 'contract/email';
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

/** Not the suite of every resource, which types words as titles: the title here is an email. */
describe('the screen of suppressed addresses', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, suppressedAddresses);
  const open = (at = '/suppressed-address') =>
    renderScreens({ routes, client: session().client, at });
  const newEmail = () => `${uniqueWord()}@example.com`.toLowerCase();

  it('adds an address for staff’s own reason, and says what is wrong with one', async () => {
    const email = newEmail();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^New/ }));
    const dialog = await screen.findByRole('dialog');
    await retype(user, { label: 'Email', text: 'nobody' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Email' })).toBeInvalid(),
    );
    await retype(user, { label: 'Email', text: email });
    await retype(user, { label: 'Note', text: 'Asked by telephone' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const row = within(await findRow(email));
    expect(row.getByText('Added by staff')).toBeVisible();
    expect(row.getByText('Asked by telephone')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('lists by reason, and takes an address off the list', async () => {
    const [bounced, left] = [newEmail(), newEmail()];
    await calls().add({ email: bounced, reason: 'bounced' });
    await calls().add({ email: left, reason: 'unsubscribed' });
    const { user } = open('/suppressed-address?reason=bounced');
    expect(within(await findRow(bounced)).getByText('Bounced')).toBeVisible();
    expect(screen.queryByText(left)).not.toBeInTheDocument();
    await chooseInRow(user, { title: bounced, item: 'Delete' });
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(bounced)).not.toBeInTheDocument());
    const { data } = await calls().list({ search: bounced });
    expect(data).toEqual([]);
  });
});
