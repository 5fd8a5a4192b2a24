import { screen, waitFor, within } from '@testing-library/react';
import { emails, mailServers, templates } from 'contract/email';
import { followUps, inquiries } from 'contract/inquiry';
import { setRecordPlaces } from 'shared-ui';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

const places = new Map([['smtp', { list: '/smtp-table', add: '/add-smtp' }]]);

describe('a reply to an inquiry', () => {
  const session = suiteSession();
  const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
    resourceCalls(session().client, resource);

  beforeAll(() => setRecordPlaces(places));
  afterAll(() => setRecordPlaces(new Map()));

  async function openReply(given: object) {
    const inquiry = await callsOf(inquiries).add({ contactName: uniqueWord(), ...given });
    const at = `/edit-inquiry/${inquiry._id}`;
    const view = renderScreens({ routes, client: session().client, at });
    await view.user.click(await screen.findByRole('button', { name: 'Reply' }));
    const sheet = await screen.findByRole('dialog', { name: `Reply to ${inquiry.number}` });
    return { inquiry, ...view, sheet: within(sheet), dialog: sheet };
  }

  it('says what is missing: a mail server, and where to add one; an address', async () => {
    const { sheet, unmount } = await openReply({ email: 'ann@example.com' });
    expect(await sheet.findByText('There is no mail server yet')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Add a mail server' })).toHaveAttribute(
      'href',
      '/add-smtp',
    );
    expect(await findViolations()).toEqual([]);
    unmount();
    const other = await openReply({});
    expect(await other.sheet.findByText('This inquiry has no email address')).toBeVisible();
  });

  it('is filled in from a template, sent once, stands on the timeline at once, and asks what comes next', async () => {
    const word = uniqueWord();
    await callsOf(mailServers).add({
      name: word,
      host: 'mail.example.com',
      port: 587,
      fromAddress: 'office@example.com',
      isDefault: true,
    });
    await callsOf(templates).add({
      name: word,
      subject: 'Your inquiry {{inquiry.number}}',
      html: '<p>Dear {{inquiry.contactName}}, here is our offer.</p>',
    });
    const email = `${word}@example.com`.toLowerCase();
    const { inquiry, sheet, user, dialog } = await openReply({ email });
    await user.click(await sheet.findByRole('button', { name: 'Send now' }));
    const subject = sheet.getByRole('textbox', { name: /^Subject/ });
    expect(subject).toHaveValue(`Re: your inquiry (${inquiry.number})`);
    expect(await sheet.findByText('Write a message')).toBeVisible();
    await user.click(sheet.getByRole('combobox', { name: /^Template/ }));
    await user.keyboard(word);
    await user.click(await screen.findByRole('option', { name: word }));
    await waitFor(() => expect(subject).toHaveValue(`Your inquiry ${inquiry.number}`));
    expect(await sheet.findByText(/here is our offer/)).toBeVisible();
    expect(await findViolations(dialog)).toEqual([]);
    await user.type(subject, ' and more');
    await user.click(sheet.getByRole('button', { name: 'Send now' }));
    const next = await screen.findByRole('dialog', { name: 'What is the next step?' });
    await user.click(within(next).getByRole('button', { name: 'Save' }));
    const stored = await callsOf(emails).list({ inquiryId: inquiry._id });
    expect(stored.data).toMatchObject([
      { to: email, subject: `Your inquiry ${inquiry.number} and more`, status: 'queued' },
    ]);
    const happened = await screen.findByRole('list', { name: 'What happened' });
    await waitFor(() => expect(happened).toHaveTextContent(`to ${email}Waiting`));
    await waitFor(async () =>
      expect(await callsOf(followUps).list({ inquiryId: inquiry._id })).toMatchObject({
        total: 1,
      }),
    );
    await user.click(within(happened).getByRole('button', { name: /^Read/ }));
    const frame = await screen.findByTitle(`Message to ${email}`);
    expect(frame.getAttribute('srcdoc')).toContain('here is our offer');
  });

  it('carries files that the company has, each until it is left out', async () => {
    const title = uniqueWord();
    const file = `${crypto.randomUUID()}.pdf`;
    await session().sql(
      `insert into file (_id, name, original_name, kind, mime, size, sha256, visibility, created_at)
       values (gen_random_uuid(), $1, $2, 'document', 'application/pdf', 2097152, '', 'staff', now())`,
      [file, title],
    );
    const attachments = [{ title, file }];
    const email = `${title}@example.com`.toLowerCase();
    const { sheet, user } = await openReply({ email, attachments });
    await user.click(await sheet.findByRole('button', { name: 'Attach documents or offers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Attach files' });
    await user.click(await within(dialog).findByRole('checkbox', { name: new RegExp(title) }));
    expect(await findViolations(dialog)).toEqual([]);
    await user.type(within(dialog).getByRole('searchbox'), `No such ${title}`);
    expect(await within(dialog).findByText('No document was found.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await sheet.findByText('2.0 of 25.0 MB')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: `Leave out ${title}` }));
    expect(sheet.queryByText(title)).toBeNull();
  });

  it('says who else is answering, at the button and in the form', async () => {
    const { inquiry, sheet, unmount } = await openReply({ email: 'dee@example.com' });
    expect(await sheet.findByRole('textbox', { name: /^Subject/ })).toBeVisible();
    expect(screen.queryByText(/is answering/)).toBeNull();
    unmount();
    await session().sql(
      `with other as (
        insert into admin (_id, created_at, updated_at, version, firstname, lastname, email, role_id)
        select gen_random_uuid(), now(), now(), 1, 'Bo', 'Ray', $2, role_id from admin limit 1
        returning _id)
      insert into mail_draft (_id, created_at, updated_at, version, admin_id, inquiry_id, kind, "to",
        cc, subject, html, has_quote, attachments)
      select gen_random_uuid(), now(), now(), 1, _id, $1, 'new', '', '', '', '', false, '[]' from other`,
      [inquiry._id, `${uniqueWord()}@example.com`.toLowerCase()],
    );
    const at = `/edit-inquiry/${inquiry._id}`;
    const { user } = renderScreens({ routes, client: session().client, at });
    expect(await screen.findByText('Bo Ray is answering')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    const form = within(await screen.findByRole('dialog', { name: /^Reply to/ }));
    expect(await form.findByText('Bo Ray is answering')).toBeVisible();
    expect(form.getByRole('button', { name: 'Send now' })).toBeEnabled();
  });

  it('is saved while it is written, opens where it was left, and comes back by Undo', async () => {
    const email = `${uniqueWord()}@example.com`.toLowerCase();
    const { inquiry, sheet, user } = await openReply({ email, message: 'Need 5 kg' });
    await user.clear(await sheet.findByRole('textbox', { name: /^Subject/ }));
    await user.type(sheet.getByRole('textbox', { name: /^Subject/ }), 'Half a thought');
    expect(await sheet.findByText('Draft saved', undefined, { timeout: 5_000 })).toBeVisible();
    await user.type(sheet.getByRole('textbox', { name: /^Cc/ }), 'bo@example.com');
    await user.click(sheet.getByRole('button', { name: 'Save and close' }));
    await user.click(await screen.findByRole('button', { name: 'Continue your draft' }));
    const again = within(await screen.findByRole('dialog', { name: /^Reply to/ }));
    expect(await again.findByRole('textbox', { name: /^Subject/ })).toHaveValue('Half a thought');
    expect(again.getByRole('textbox', { name: /^Cc/ })).toHaveValue('bo@example.com');
    await user.click(again.getByRole('button', { name: 'Send now' }));
    const next = await screen.findByRole('dialog', { name: 'What is the next step?' });
    await user.click(within(next).getByRole('button', { name: 'Undo' }));
    const back = within(await screen.findByRole('dialog', { name: /^Reply to/ }));
    expect(await back.findByRole('textbox', { name: /^Subject/ })).toHaveValue('Half a thought');
    expect(await back.findByText('Need 5 kg')).toBeVisible();
    expect((await callsOf(emails).list({ inquiryId: inquiry._id })).total).toBe(0);
    await user.click(back.getByRole('button', { name: 'Discard' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(await screen.findByRole('button', { name: 'Reply' })).toBeVisible();
  });
});
