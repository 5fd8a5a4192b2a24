import { screen, waitFor, within } from '@testing-library/react';
import { mailServers } from 'contract/email';
import { resourceCalls } from 'shared-ui/resource';
import {
  chooseInRow,
  describeResource,
  findRow,
  findViolations,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: mailServers,
  routes,
  list: '/smtp-table',
  titleLabel: 'Name',
  body: (word) => ({
    name: word,
    host: 'mail.example.com',
    port: 587,
    fromAddress: 'sales@example.com',
  }),
  fill: async (user) => {
    await retype(user, { label: 'Host', text: 'mail.example.com' });
    await retype(user, { label: 'Sender email', text: 'sales@example.com' });
  },
});

describe('the screens of mail servers, beyond those of every resource', () => {
  const mailboxPort = 20_000 + Math.floor(Math.random() * 20_000);
  const session = suiteSession({ env: { MAILBOX_PORT: String(mailboxPort) } });
  const calls = () => resourceCalls(session().client, mailServers);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const save = () => screen.getByRole('button', { name: 'Save' });
  const port = () => screen.getByRole('textbox', { name: 'Port' });

  async function addServer(more: object = {}) {
    const name = uniqueWord();
    const body = { name, host: '127.0.0.1', port: 9, fromAddress: 'sales@example.com', ...more };
    return calls().add(body);
  }

  it('follow the encryption with the port until another one is typed', async () => {
    const { user } = open('/add-smtp');
    await waitFor(() => expect(port()).toHaveValue('587'));
    await user.click(screen.getByRole('radio', { name: 'TLS from the start' }));
    expect(port()).toHaveValue('465');
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(port()).toHaveValue('25');
    await retype(user, { label: 'Port', text: '2525' });
    await user.click(screen.getByRole('radio', { name: 'STARTTLS' }));
    expect(port()).toHaveValue('2525');
  });

  it('lose nothing when a blank form is left, as its port is nobody’s entry', async () => {
    const { user } = open('/add-smtp');
    await waitFor(() => expect(port()).toHaveValue('587'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Mail servers' })).toBeVisible();
  });

  it('keep a password that is not typed anew, show what is typed when told to, and remove it', async () => {
    const { _id } = await addServer({ username: 'sales', password: 'kept secret' });
    const { user, unmount } = open(`/edit-smtp-form/${_id}`);
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveValue('');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(password).toHaveAccessibleDescription(/^Set on .* Left empty, it stays as it is\.$/);
    await retype(user, { label: 'Sender name', text: 'Sales' });
    await user.click(save());
    await waitFor(async () => expect((await calls().get(_id)).fromName).toBe('Sales'));
    expect((await calls().get(_id)).passwordSetAt).not.toBeNull();

    unmount();
    const again = open(`/edit-smtp-form/${_id}`);
    const field = await screen.findByLabelText('Password');
    await again.user.type(field, 'new');
    await again.user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field).toHaveAttribute('type', 'text');
    await again.user.click(screen.getByRole('button', { name: /^Remove user name/ }));
    expect(field).toHaveAccessibleDescription('Goes with the user name when you save.');
    expect(await findViolations()).toEqual([]);
    await again.user.click(save());
    await waitFor(async () => expect((await calls().get(_id)).passwordSetAt).toBeNull());
    expect((await calls().get(_id)).username).toBeNull();
  });

  it('make another server the default one', async () => {
    const first = await addServer({ isDefault: true });
    const { name } = await addServer();
    const { user } = open('/smtp-table');
    expect(within(await findRow(first.name)).getByText('Default')).toBeVisible();
    await chooseInRow(user, { title: name, item: 'Make default' });
    expect(await screen.findByText(`“${name}” is the default now`)).toBeVisible();
    await waitFor(async () =>
      expect(within(await findRow(name)).getByText('Default')).toBeVisible(),
    );
    expect((await calls().get(first._id)).isDefault).toBe(false);
  });

  it('test a server from its row: the verdict, the talk line by line, and where the mail went', async () => {
    const { name } = await addServer({ port: mailboxPort, security: 'none' });
    const { user } = open(`/smtp-table?search=${name}`);
    await chooseInRow(user, { title: name, item: 'Test' });
    const dialog = within(await screen.findByRole('dialog', { name: `Test “${name}”` }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Send a test message to' })).toHaveValue(
        'tess@example.com',
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Test' }));
    expect(await dialog.findByText('It works.')).toBeVisible();
    const talk = within(dialog.getByRole('region', { name: 'What was said' }));
    expect(talk.getAllByText('Server').length).toBeGreaterThan(2);
    expect(talk.getByText(/^RCPT TO:<tess@example\.com>/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See what arrived' })).toHaveAttribute(
      'href',
      '/arrived-mail',
    );
    expect(await findViolations()).toEqual([]);
  });

  it('make a key, show the record to publish, sign when told to, and delete the key', async () => {
    const { _id } = await addServer();
    const { user } = open(`/edit-smtp-form/${_id}`);
    const domain = await screen.findByRole('textbox', { name: 'Signing domain' });
    expect(domain).toHaveValue('example.com');
    await user.clear(domain);
    await user.type(domain, 'no domain');
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    expect(await screen.findByText('Use a domain, such as example.com')).toBeVisible();
    await user.clear(domain);
    await user.type(domain, 'example.invalid');
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    expect(await screen.findByText('panel._domainkey.example.invalid')).toBeVisible();
    const record = screen.getByText(/^v=DKIM1; k=rsa; p=/);
    expect(record).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the text of the record' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    const [copied] = await navigator.clipboard.read();
    expect(await (await copied?.getType('text/plain'))?.text()).toBe(record.textContent);
    expect(screen.getByText('Not signed yet: publish the record, then check it.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check the record' }));
    await user.click(await screen.findByRole('button', { name: 'Sign without the check' }));
    expect(await screen.findByText(/^Messages are signed since /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete the key…' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete the key' }));
    expect(await screen.findByRole('button', { name: 'Make a key' })).toBeVisible();
  });

  it('test from the form what is saved, and say so; a server that does not answer is told of', async () => {
    const { _id, name } = await addServer();
    const { user } = open(`/edit-smtp-form/${_id}`);
    await retype(user, { label: 'Host', text: 'elsewhere.example.com' });
    await user.click(screen.getByRole('button', { name: 'Test this server' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Test “${name}”` }));
    expect(dialog.getByText(/The saved settings are tested/)).toBeVisible();
    const to = dialog.getByRole('textbox');
    await waitFor(() => expect(to).toHaveValue('tess@example.com'));
    await user.clear(to);
    await user.type(to, 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Test' }));
    // Not `toBeInvalid`: a mail field knows by itself, before the server has answered.
    expect(await dialog.findByText('Invalid email address')).toBeVisible();
    await user.clear(to);
    await user.click(dialog.getByRole('button', { name: 'Test' }));
    expect(await dialog.findByText('It does not work.')).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'See what arrived' })).not.toBeInTheDocument();
  });
});
