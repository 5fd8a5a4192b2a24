import { screen, waitFor, within } from '@testing-library/react';
import { chemicals, units } from 'contract/catalog';
import { mailAccounts, mailMessages } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the form of a new inquiry from a message', () => {
  const session = suiteSession();

  async function arrive(subject: string, text: string): Promise<string> {
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
        '[]', gen_random_uuid(), $4, '', null, 0, $2, '[]', 0, 100, false, false, 'tray')`,
      [_id, subject, `${subject}@example.com`.toLowerCase(), text],
    );
    const { data } = await resourceCalls(session().client, mailMessages).list({ search: subject });
    return data[0]?._id ?? '';
  }

  it('is filled with what was read, beside the words, and makes nothing before it is saved', async () => {
    // Without digits: they would be amounts.
    const word = uniqueWord().replaceAll(/\d/g, (digit) => 'qvwzyjfhpk'.charAt(Number(digit)));
    const name = `${word}ol`;
    const { client } = session();
    await resourceCalls(client, chemicals).add({ name, status: 'published' });
    const known = (await resourceCalls(client, units).list({ pageSize: 100 })).data;
    if (!known.some(({ symbol }) => symbol === 'kg'))
      await resourceCalls(client, units).add({
        name: 'Kilogram',
        symbol: 'kg',
        dimension: 'mass',
        factor: 1,
      });
    const text = `Dear Sirs,\nplease quote:\n${name} 25 kg\nUnheard of ${word} 40 kg\nOur ref: PR-77812\nDelivery terms: DAP Leeds\nRegards\nAnn Lee`;
    const messageId = await arrive(word, text);
    const { user, router } = renderScreens({
      routes,
      client,
      at: `/add-inquiry?mail=${messageId}`,
    });
    const rows = within(await screen.findByRole('list', { name: 'Message' }));
    expect(rows.getByText(`${name} 25 kg`).tagName).toBe('MARK');
    expect(screen.getByRole('textbox', { name: 'Their reference' })).toHaveValue('PR-77812');
    expect(screen.getByRole('textbox', { name: 'Destination' })).toHaveValue('Leeds');
    const open = within(screen.getByRole('list', { name: 'Lines to be checked' }));
    expect(open.getByText(/Item 2: The catalogue has no such chemical/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    expect((await resourceCalls(client, inquiries).list({ search: word })).total).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/edit-inquiry\//));
    const [made] = (await resourceCalls(client, inquiries).list({ search: word })).data;
    const inquiry = await resourceCalls(client, inquiries).get(made?._id ?? '');
    expect(inquiry).toMatchObject({
      contactName: 'Ann Lee',
      customerReference: 'PR-77812',
      incoterm: 'DAP',
      items: [
        { quantity: 25, asWritten: `${name} 25 kg`, freeText: null },
        { quantity: 40, freeText: `Unheard of ${word}` },
      ],
    });
    await waitFor(async () =>
      expect(await resourceCalls(client, mailMessages).get(messageId)).toMatchObject({
        state: 'attached',
        inquiryId: inquiry._id,
      }),
    );
  });
});
