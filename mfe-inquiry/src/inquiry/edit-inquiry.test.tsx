import { screen, waitFor, within } from '@testing-library/react';
import { chemicals, units } from 'contract/catalog';
import { fileEndpoints } from 'contract/file';
import {
  followUps,
  inquiries,
  productInquiries,
  productInquiryEndpoints,
  statuses,
} from 'contract/inquiry';
import { customers } from 'contract/partner';
import { adminEndpoints } from 'contract/staff';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the page of an inquiry', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, inquiries);
  const steps = () => resourceCalls(session().client, followUps);

  async function openNew(given: object = {}) {
    const word = uniqueWord();
    const inquiry = await calls().add({ contactName: word, ...given });
    return { word, inquiry, ...(await open(inquiry._id)) };
  }
  async function addWithStep() {
    const inquiry = await calls().add({ contactName: uniqueWord() });
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    const step = await steps().add({ inquiryId: inquiry._id, message: 'Call', dueAt });
    return { inquiry, step };
  }
  async function open(id: string) {
    const at = `/edit-inquiry/${id}`;
    const view = renderScreens({ routes, client: session().client, at });
    await view.user.click(await screen.findByRole('button', { name: /^Who asks ./ }));
    await screen.findByRole('textbox', { name: 'Contact name' });
    return view;
  }
  const happened = () => screen.findByRole('list', { name: 'What happened' });
  const entries = async () => within(await happened()).getAllByRole('listitem');
  const statusName = async (id: string) => {
    const { statusId } = await calls().get(id);
    return (await resourceCalls(session().client, statuses).get(statusId ?? '')).name;
  };
  async function chooseStatus(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name }));
  }

  it('changes the status at once, asks for the next step, and keeps what was entered meanwhile', async () => {
    const { user, inquiry, word } = await openNew();
    await retype(user, { label: 'Company', text: 'Meadow Paints' });
    await chooseStatus(user, 'Negotiation');
    const dialog = await screen.findByRole('dialog', { name: 'What is the next step?' });
    expect(await statusName(inquiry._id)).toBe('Negotiation');
    await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Ask for the volume');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await within(await happened()).findByText('Ask for the volume')).toBeVisible();
    const head = screen.getByRole('region', { name: 'Where it stands' });
    await waitFor(() => expect(head).toHaveTextContent(/tomorrow 09:00/));
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Meadow Paints');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await calls().get(inquiry._id)).toMatchObject({
        contactName: word,
        company: 'Meadow Paints',
      }),
    );
    expect(await statusName(inquiry._id)).toBe('Negotiation');
  });

  it('leads with what is asked, links a customer at once, and offers the documents that were asked for', async () => {
    const word = uniqueWord();
    const chemical = await resourceCalls(session().client, chemicals).add({ name: word });
    const customer = await resourceCalls(session().client, customers).add({ companyName: word });
    const message = `${'Please quote. '.repeat(30)}The end`;
    const asked = { items: [{ chemicalId: chemical._id }], incoterm: 'DAP', destination: 'York' };
    const { user, inquiry } = await openNew({ ...asked, documentsWanted: ['SDS'], message });
    const head = screen.getByRole('region', { name: 'Where it stands' });
    for (const text of [word, 'DAP (Delivered at Place), York', 'SDS'])
      expect(await within(head).findByText(text)).toBeVisible();
    expect(within(head).queryByText(/The end/)).not.toBeInTheDocument();
    await user.click(within(head).getByRole('button', { name: 'Show the whole message' }));
    expect(within(head).getByText(/The end/)).toBeVisible();
    await user.type(within(head).getByRole('combobox', { name: 'Customer' }), word);
    await user.click(await screen.findByRole('option', { name: word }));
    await waitFor(async () =>
      expect((await calls().get(inquiry._id)).customerId).toBe(customer._id),
    );
  });

  it('asks why an inquiry is lost before it moves it, ticks its follow-ups, and shows the reason in the form', async () => {
    const { inquiry, step } = await addWithStep();
    const { user } = await open(inquiry._id);
    await chooseStatus(user, 'Lost');
    const dialog = await screen.findByRole('dialog', { name: 'Why was it lost?' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Too expensive');
    expect(await statusName(inquiry._id)).toBe('New');
    await user.click(within(dialog).getByRole('button', { name: 'Move to Lost' }));
    const reason = await screen.findByRole('textbox', { name: 'Reason for the loss' });
    await waitFor(() => expect(reason).toHaveValue('Too expensive'));
    expect((await calls().get(inquiry._id)).lostReason).toBe('Too expensive');
    expect((await steps().get(step._id)).doneAt).not.toBeNull();
  });

  it('asks no more about follow-ups once the page knows that all are done', async () => {
    const { inquiry } = await addWithStep();
    const { user } = await open(inquiry._id);
    const done = await screen.findByRole('checkbox', { name: 'Done' });
    const release = session().hold(({ url }) => url.startsWith('/api/inquiry/getById?'));
    await user.click(done);
    await waitFor(() => expect(done).toBeChecked());
    await chooseStatus(user, 'Won');
    const dialog = await screen.findByRole('dialog', { name: 'What about its follow-ups?' });
    release();
    await waitFor(() => expect(dialog).toHaveAccessibleName('Move it to Won?'));
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Move to Won' }));
    await waitFor(async () => expect(await statusName(inquiry._id)).toBe('Won'));
  });

  it('says when the follow-ups cannot be marked as done, and moves the inquiry all the same', async () => {
    const { inquiry, step } = await addWithStep();
    const isStep = ({ method, url }: { method: string; url: string }) =>
      method === 'PUT' && url.includes(step._id);
    const end = session().refuse(isStep, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = await open(inquiry._id);
    await chooseStatus(user, 'Won');
    await user.click(await screen.findByRole('button', { name: 'Move to Won' }));
    expect(await screen.findByText('The follow-ups stay open')).toBeVisible();
    expect(screen.getByText('Being restarted.')).toBeVisible();
    await waitFor(async () => expect(await statusName(inquiry._id)).toBe('Won'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    end();
  });

  it('tells what another changed in the same field when it is saved', async () => {
    const { user, inquiry, word } = await openNew();
    await calls().update(inquiry._id, { company: 'Theirs', version: inquiry.version });
    await retype(user, { label: 'Company', text: 'Mine' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed this .* meanwhile/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save with these choices' }));
    await waitFor(async () =>
      expect(await calls().get(inquiry._id)).toMatchObject({
        contactName: word,
        company: 'Mine',
      }),
    );
  });

  it('shows what happened, the latest first: the message, changes in words, steps; earlier ones when asked', async () => {
    const { admin } = await session().client.call(adminEndpoints.profile, {});
    const word = uniqueWord();
    const first = await calls().add({ contactName: word, message: '<b>Need</b>\nacetone' });
    const { _id: unitId } = await resourceCalls(session().client, units).add({
      name: word,
      symbol: word.slice(0, 16),
      dimension: 'mass',
      factor: 1,
    });
    const { version } = await calls().update(first._id, {
      assignedTo: admin._id,
      items: [{ freeText: 'Acetone', quantity: 5, unitId }],
      version: first.version,
    });
    expect(version).toBe(first.version + 1);
    for (let place = 1; place <= 9; place += 1)
      await steps().add({ inquiryId: first._id, kind: 'note', message: `Note ${place}` });
    const { user } = await open(first._id);
    const shown = await entries();
    expect(shown).toHaveLength(10);
    expect(shown[0]).toHaveTextContent('Note 9');
    await waitFor(() =>
      expect(shown.at(-1)).toHaveTextContent(`unassigned → ${admin.firstname} ${admin.lastname}`),
    );
    expect(shown.at(-1)).toHaveTextContent(/Acetone\s*5/);
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    await waitFor(async () => expect(await entries()).toHaveLength(12));
    expect(within(await happened()).getByText(/<b>Need<\/b>/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });

  it('adds a step, ticks it, edits it, deletes it and takes that back', async () => {
    const { user, inquiry } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Note or next step' }));
    const form = screen.getByRole('form', { name: 'Next step' });
    expect(within(form).getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await user.type(within(form).getByRole('textbox', { name: 'Note' }), 'Send a sample');
    await user.click(within(form).getByRole('button', { name: 'In 3 days' }));
    await user.click(within(form).getByRole('button', { name: 'Add the step' }));
    const stored = async () => (await steps().list({ inquiryId: inquiry._id })).data[0];
    await waitFor(async () => expect((await stored())?.message).toBe('Send a sample'));
    await user.click(await screen.findByRole('checkbox', { name: 'Done' }));
    await waitFor(async () => expect((await stored())?.doneAt).not.toBeNull());
    const head = screen.getByRole('region', { name: 'Where it stands' });
    await waitFor(() => expect(head).toHaveTextContent('no next step'));
    await user.click(await screen.findByRole('button', { name: /^Edit the call/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the step' });
    const note = within(dialog).getByRole('textbox', { name: 'Note' });
    await user.clear(note);
    await user.type(note, 'Send two samples');
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await stored())?.message).toBe('Send two samples'));
    await user.click(
      await screen.findByRole('button', { name: 'Delete the call “Send two samples”' }),
    );
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await stored()).toBeUndefined());
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
  });

  it('keeps attachments that staff alone may download', async () => {
    const { user, inquiry } = await openNew();
    const pdf = new File(['%PDF-1.7\n% tender\n%%EOF'], 'tender.pdf');
    await user.upload(screen.getByLabelText('Add documents'), pdf);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('tender');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(async () =>
      expect((await calls().get(inquiry._id)).attachments).toMatchObject([{ title: 'tender' }]),
    );
    const [attachment] = (await calls().get(inquiry._id)).attachments;
    const asVisitor = session().client.call(fileEndpoints.download, {
      id: attachment?.file ?? '',
    });
    await expect(asVisitor).rejects.toMatchObject({ code: 'not-found' });
  });

  it('leads to what it was made from and to others of the address, and is deleted with Undo', async () => {
    const word = uniqueWord();
    const email = `${word}@example.com`;
    const item = { freeText: 'Citric acid', chemicalId: null, quantity: null, unitId: null };
    const body = { name: word, email, items: [{ ...item, grade: null, packaging: null }] };
    await session().client.call(productInquiryEndpoints.create, { body });
    const sent = resourceCalls(session().client, productInquiries);
    const [one] = (await sent.list({ search: word })).data;
    const id = one?._id ?? '';
    const { data } = await session().client.call(productInquiryEndpoints.convert, { id });
    const { _id: otherId, number } = await calls().add({ contactName: word, email });
    const { user, router } = await open(data._id);
    expect(await screen.findByRole('link', { name: one?.reference ?? '' })).toHaveAttribute(
      'href',
      `/product-inquiry-table?open=${id}`,
    );
    expect(await screen.findByRole('link', { name: number })).toHaveAttribute(
      'href',
      `/edit-inquiry/${otherId}`,
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inquiry-list'));
    expect(await screen.findByRole('heading', { name: 'Inquiries' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await calls().get(data._id)).number).toBe(data.number));
  });

  it('changes priority and owner at the head at once', async () => {
    const { admin } = await session().client.call(adminEndpoints.profile, {});
    const { user, inquiry } = await openNew();
    await user.click(screen.getByRole('combobox', { name: 'Priority' }));
    await user.click(await screen.findByRole('option', { name: 'High' }));
    await screen.findByText(`${inquiry.number} has high priority`);
    await user.click(screen.getByRole('combobox', { name: 'Assigned to' }));
    const name = `${admin.firstname} ${admin.lastname}`;
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await waitFor(async () =>
      expect(await calls().get(inquiry._id)).toMatchObject({
        priority: 'high',
        assignedTo: admin._id,
      }),
    );
  });

  it('makes a customer of whom it is from, and offers that customer to the next inquiry', async () => {
    const company = `${uniqueWord()} Lacke GmbH`;
    const email = `${uniqueWord()}@example.com`;
    const { user, inquiry, word, unmount } = await openNew({ company, email, country: 'DE' });
    await user.click(screen.getByRole('button', { name: 'New customer from this inquiry' }));
    const dialog = await screen.findByRole('dialog', { name: 'New customer' });
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Create and link' }));
    await waitFor(async () => expect((await calls().get(inquiry._id)).customerId).not.toBeNull());
    const { customerId } = await calls().get(inquiry._id);
    const stored = await resourceCalls(session().client, customers).get(customerId ?? '');
    expect(stored).toMatchObject({
      companyName: company,
      contactPerson: word,
      emails: [email],
      address: { country: 'DE' },
    });
    unmount();
    const next = await openNew({ company });
    await next.user.click(await screen.findByRole('button', { name: `Link to ${company}` }));
    await waitFor(async () =>
      expect((await calls().get(next.inquiry._id)).customerId).toBe(customerId),
    );
  });
});
