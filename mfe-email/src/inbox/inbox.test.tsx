import { screen, waitFor, within } from '@testing-library/react';
import { mailAccounts, mailMessages } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { customerContacts, customers } from 'contract/partner';
import { setRecordPlaces } from 'shared-ui';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

beforeAll(() =>
  setRecordPlaces(new Map([['inquiry', { list: '/inquiry-list', add: '/add-inquiry' }]])),
);
afterAll(() => setRecordPlaces(new Map()));

describe('the inbox', () => {
  const session = suiteSession();
  const open = () => renderScreens({ routes, client: session().client, at: '/inbox' });
  const inquiryCalls = () => resourceCalls(session().client, inquiries);

  async function arrive(subject: string, fromAddress: string): Promise<void> {
    const { _id } = await resourceCalls(session().client, mailAccounts).add({
      name: subject,
      host: 'imap.example.com',
      port: 993,
      username: 'sales@example.com',
      password: 'secret words',
      isActive: false,
    });
    await session().sql(
      `insert into mail_message (_id, created_at, updated_at, version, account_id, message_key,
        direction, subject, from_name, from_address, "to", cc, received_at, "references", thread_id,
        text, quoted, html, remote_pictures, excerpt, attachments, attachment_count, size,
        is_automatic, is_flood, state)
      values (gen_random_uuid(), now(), now(), 1, $1, $2, 'in', $2, 'Ann Lee', $3, '[]', '[]', now(),
        '[]', gen_random_uuid(), 'Two drums please', 'On Monday we wrote', '<p>Two drums please</p>', 0,
        'Two drums please', '[{"originalName": "winmail.dat", "mime": "application/ms-tnef", "size": 10,
        "file": null, "left": "type"}]', 1, 1000, false, false, 'tray')`,
      [_id, subject, fromAddress],
    );
  }

  it('shows a message with its proposals, and attaches it by one key', async () => {
    const subject = uniqueWord();
    const email = `${subject}@example.com`.toLowerCase();
    const one = await inquiryCalls().add({ contactName: 'Ann Lee', email });
    await arrive(subject, email);
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: new RegExp(subject) }));
    const proposals = within(await screen.findByRole('list', { name: 'Proposals' }));
    expect(proposals.getByText('An open inquiry of the sender')).toBeVisible();
    expect(screen.getByLabelText('The message as plain text')).toHaveTextContent(
      'Two drums please',
    );
    expect(screen.getByText(/winmail\.dat.*on the mail server/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'As sent' }));
    expect(screen.getByTitle(`Message: ${subject}`)).toHaveAttribute('sandbox', '');
    expect(await findViolations()).toEqual([]);
    await user.keyboard('1');
    expect(await screen.findByText('Attached to the inquiry')).toBeVisible();
    const { data } = await resourceCalls(session().client, mailMessages).list({ search: subject });
    expect(data).toMatchObject([{ state: 'attached', inquiryId: one._id, filedBy: 'person' }]);
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: new RegExp(subject) })).toBeNull(),
    );
  });

  it('makes a contact of the sender by one key, and proposes the inquiries of their company', async () => {
    const subject = uniqueWord();
    const domain = `${subject}.example.com`.toLowerCase();
    const { client } = session();
    const company = await resourceCalls(client, customers).add({
      companyName: `Paints ${subject}`,
      emails: [`office@${domain}`],
    });
    const one = await inquiryCalls().add({ contactName: 'Somebody', customerId: company._id });
    await arrive(subject, `ann@${domain}`);
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: new RegExp(subject) }));
    await screen.findByRole('button', { name: /^New contact/ });
    await user.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
    expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('Ann Lee');
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(`ann@${domain}`);
    expect(dialog.getByText(/addresses of the same domain/)).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Customer' })).toHaveValue(`Paints ${subject}`),
    );
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: `Attach to ${one.number} 1` })).toBeVisible();
    expect(screen.getByText('An open inquiry of their company')).toBeVisible();
    const { data } = await resourceCalls(client, customerContacts).list({
      search: `ann@${domain}`,
    });
    expect(data).toMatchObject([{ name: 'Ann Lee', customerId: company._id }]);
  });

  it('shows pictures of other servers when they are asked for', async () => {
    const subject = uniqueWord();
    await arrive(subject, `${subject}@example.com`.toLowerCase());
    await session().sql(
      `update mail_message set remote_pictures = 1,
        pictured_html = '<p>Two drums</p><img src="https://pictures.invalid/a.png" />' where subject = $1`,
      [subject],
    );
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: new RegExp(subject) }));
    await user.click(await screen.findByRole('tab', { name: 'As sent' }));
    expect(screen.getByText(/^Pictures of other servers are left out/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show pictures' }));
    expect(await screen.findByText('Pictures that could not be fetched: 1.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show pictures' })).toBeNull();
  });

  it('leads to the form of a new inquiry', async () => {
    const subject = uniqueWord();
    await arrive(subject, `${subject}@example.com`.toLowerCase());
    const { data } = await resourceCalls(session().client, mailMessages).list({ search: subject });
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: new RegExp(subject) }));
    expect(await screen.findByRole('link', { name: /^New inquiry/ })).toHaveAttribute(
      'href',
      `/add-inquiry?mail=${data[0]?._id}`,
    );
  });
});
