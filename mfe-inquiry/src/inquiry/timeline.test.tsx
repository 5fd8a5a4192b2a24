import { screen, within } from '@testing-library/react';
import { mailAccounts } from 'contract/email';
import { inquiries, statuses } from 'contract/inquiry';
import { adminEndpoints } from 'contract/staff';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the timeline of an inquiry', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, inquiries);

  /** Mails of one thread, each a minute after the one before. */
  async function addThread(inquiryId: string, subjects: readonly string[]) {
    const { _id } = await resourceCalls(session().client, mailAccounts).add({
      name: uniqueWord(),
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
        is_automatic, is_flood, state, inquiry_id)
      select gen_random_uuid(), now(), now(), 1, $1, $2 || place, 'in', subject, 'Ann Lee',
        'ann@example.com', '[]', '[]', now() + make_interval(mins => place::integer), '[]', $2::uuid,
        'Words of ' || subject, '', null, 0, 'Words of ' || subject, '[]', 0, 100, false, false,
        'attached', $3
      from jsonb_array_elements_text($4::jsonb) with ordinality as given (subject, place)`,
      [_id, crypto.randomUUID(), inquiryId, JSON.stringify(subjects)],
    );
  }

  it('folds the mails of a thread, and is searched', async () => {
    const word = uniqueWord();
    const { _id } = await calls().add({ contactName: word });
    await addThread(_id, [`${word} one`, `${word} two`, `${word} three`]);
    for (const name of ['Aa', 'Bb', 'Cc', 'Dd', 'Ee']) await addThread(_id, [`${name} ${word}`]);
    const { user } = renderScreens({
      routes,
      client: session().client,
      at: `/edit-inquiry/${_id}`,
    });
    const happened = within(await screen.findByRole('list', { name: 'What happened' }));
    expect(happened.getByText(`${word} three`)).toBeVisible();
    expect(happened.queryByText(`${word} two`)).toBeNull();
    const name = `2 earlier mails with “${word} three”`;
    await user.click(happened.getByRole('button', { name }));
    const earlier = within(await happened.findByRole('list', { name: 'Earlier mails' }));
    expect(earlier.getByText(`${word} two`)).toBeVisible();
    expect(earlier.queryByText(`${word} three`)).toBeNull();
    expect(await findViolations()).toEqual([]);
    const box = screen.getByRole('searchbox', { name: 'Search this conversation' });
    await user.type(box, `${word} one`);
    const found = within(await screen.findByRole('list', { name: 'Found in the conversation' }));
    expect(found.getAllByRole('listitem')).toHaveLength(1);
    await user.type(box, ' never');
    expect(
      await screen.findByText(`Nothing in this conversation has “${word} one never”.`),
    ).toBeVisible();
    await user.clear(box);
    expect(await screen.findByRole('list', { name: 'What happened' })).toBeVisible();
  });

  it('never says of a change that there is nothing while the names in it are on their way', async () => {
    const { admin } = await session().client.call(adminEndpoints.profile, {});
    const word = uniqueWord();
    const { _id, version } = await calls().add({ contactName: word });
    const { data } = await resourceCalls(session().client, statuses).list({ search: 'Quoted' });
    const change = { statusId: data[0]?._id, assignedTo: admin._id, version };
    await calls().update(_id, change);
    const shown = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('dd')) shown.add(textContent ?? '');
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    renderScreens({ routes, client: session().client, at: `/edit-inquiry/${_id}` });
    const happened = await screen.findByRole('list', { name: 'What happened' });
    for (const name of ['New', 'Quoted']) await within(happened).findByText(name);
    watch.disconnect();
    const changes = [...shown].filter((text) => text.includes('→'));
    expect(changes).toContain('New → Quoted');
    expect(changes).toContain(' → ');
    expect(changes.filter((text) => /[—…]|gone|empty/.test(text))).toEqual([]);
  });
});
