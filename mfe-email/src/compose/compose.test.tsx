import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chemicals } from 'contract/catalog';
import { emailBatches, mailServers, templates } from 'contract/email';
import { customerEndpoints, customers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('writing a message', () => {
  const session = suiteSession();
  const client = () => session().client;
  const open = (search = '', options: { withDrafts?: boolean } = {}) =>
    renderScreens({ routes, client: client(), at: `/email-form${search}`, ...options });
  const form = () => screen.findByRole('form', { name: 'New message' });
  const addressBox = () => screen.findByRole('textbox', { name: 'Addresses' });
  const total = (text: string) => screen.findByText(text, { selector: 'output' });

  beforeAll(async () => {
    await resourceCalls(client(), mailServers).add({
      name: 'Main',
      host: '127.0.0.1',
      port: 9,
      security: 'none',
      fromAddress: 'sales@example.com',
      isDefault: true,
    });
  });

  async function addBuyer(chemicalId: string, values: object) {
    const body = { companyName: `Buyer ${uniqueWord()}`, ...values };
    const customer = await resourceCalls(client(), customers).add(body);
    await client().call(customerEndpoints.link, { id: customer._id, body: { chemicalId } });
    return customer;
  }
  async function enter(user: UserEvent, label: string, text: string) {
    await user.click(screen.getByRole('textbox', { name: label }));
    await user.paste(text);
  }
  async function writeBody(user: UserEvent, text: string) {
    await user.click(await screen.findByRole('radio', { name: 'Source' }));
    const source = await screen.findByRole('textbox', { name: 'Message' });
    await user.clear(source);
    await user.click(source);
    await user.paste(text);
  }
  const sendings = async (subject: string) =>
    (await resourceCalls(client(), emailBatches).list({ search: subject })).data;

  it('takes pasted addresses as chips, marks wrong ones and lets them be corrected, over a reload', async () => {
    const view = open();
    await form();
    const { user } = view;
    await user.click(await addressBox());
    await user.paste('Example, Ann <Ann@x.example>; ben@x.example, oops@\nann@x.example');
    expect(await total('2 recipients')).toBeVisible();
    for (const name of ['Remove ann@x.example', 'Remove ben@x.example', 'Correct oops@'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send…' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Addresses: “oops@” is not an email address');
    expect(alert).toHaveTextContent('Subject: Write a subject');
    await user.click(screen.getByRole('button', { name: 'Correct oops@' }));
    await user.keyboard('x.example,');
    expect(await total('3 recipients')).toBeVisible();
    view.unmount();
    const again = open('', { withDrafts: true });
    await again.user.click(await screen.findByRole('button', { name: 'Take over' }));
    expect(await screen.findByRole('button', { name: 'Remove oops@x.example' })).toBeVisible();
  });

  it('writes to everyone linked to a chemical, says who is left out, and shows each what he gets', async () => {
    const chemical = await resourceCalls(client(), chemicals).add({ name: uniqueWord() });
    const emails = ['a@buyer.example'];
    const agreed = await addBuyer(chemical._id, {
      companyName: 'Alpha Coatings',
      emails,
      marketingConsent: true,
    });
    await addBuyer(chemical._id, { companyName: 'Beta', emails: ['b@buyer.example'] });
    await addBuyer(chemical._id, { companyName: 'Gamma', marketingConsent: true });
    const { user, router } = open(`?chemical=${chemical._id}&linked=customers`);
    expect(await total('1 recipient')).toBeVisible();
    expect(router.state.location.search).toBe('');
    const consent = screen.getByRole('checkbox', { name: /without consent/ });
    expect(consent).toBeChecked();
    await user.click(screen.getByRole('button', { name: '2 left out: who and why' }));
    const list = await screen.findByRole('dialog', { name: 'Left out' });
    expect(list).toHaveTextContent('BetaCustomer, has not agreed to marketing mail');
    expect(list).toHaveTextContent('GammaCustomer, has no email address');
    expect(await findViolations(list)).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(consent);
    expect(await total('2 recipients')).toBeVisible();
    await enter(user, 'Subject', 'An offer');
    await writeBody(user, '<p>Dear {{customer.companyName}}</p>');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'As it will arrive' });
    expect(await within(dialog).findByText(/1 of 2/)).toHaveTextContent('1 of 2 · customer');
    const frame = () => within(dialog).getByTitle('The message on a desktop');
    expect(frame().getAttribute('srcdoc')).toContain('Dear Alpha Coatings');
    await user.click(within(dialog).getByRole('button', { name: 'Next recipient' }));
    expect(await within(dialog).findByText(/2 of 2/)).toBeVisible();
    await waitFor(() => expect(frame().getAttribute('srcdoc')).toContain('Dear Beta'));
    expect(frame()).toHaveAttribute('sandbox', '');
    expect(await findViolations(dialog)).toEqual([]);
    expect(agreed.companyName).toBe('Alpha Coatings');
  });

  it('fills in a template, and overwrites what was typed only when that is agreed to', async () => {
    const word = uniqueWord();
    const add = (name: string) =>
      resourceCalls(client(), templates).add({
        name: `${word} ${name}`,
        subject: `${name} for {{recipient.name}}`,
        html: `<p>${name}</p>`,
      });
    await add('Offer');
    await add('Reminder');
    const { user } = open();
    await form();
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Template' }));
      await user.paste(`${word} ${name}`);
      await user.click(await screen.findByRole('option', { name: `${word} ${name}` }));
    };
    const subject = () => screen.getByRole('textbox', { name: 'Subject' });
    await choose('Offer');
    await waitFor(() => expect(subject()).toHaveValue('Offer for {{recipient.name}}'));
    await choose('Reminder');
    await waitFor(() => expect(subject()).toHaveValue('Reminder for {{recipient.name}}'));
    await enter(user, 'Subject', ' and all');
    await choose('Offer');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
    expect(subject()).toHaveValue('Reminder for {{recipient.name}} and all');
    await choose('Offer');
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(subject()).toHaveValue('Offer for {{recipient.name}}'));
  });

  it('says what the server finds wrong at its field, and sends once for a double click', async () => {
    const subject = uniqueWord();
    const { user, router } = open('?to=ann@x.example');
    await total('1 recipient');
    await enter(user, 'Subject', subject);
    await writeBody(user, '<p>Dear {{recipient.nmae}}</p>');
    await user.click(screen.getByRole('button', { name: 'Send…' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Message: Line 1, column 9.*recipient\.name/);
    await writeBody(user, '<p>Dear {{recipient.name}}</p>');
    await user.click(screen.getByRole('radio', { name: 'Later' }));
    const when = screen.getByLabelText('When');
    fireEvent.change(when, { target: { value: '1 Jan 2020, 09:00' } });
    await user.click(screen.getByRole('button', { name: 'Schedule…' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('still to come');
    await user.click(screen.getByRole('radio', { name: 'Now' }));
    const send = screen.getByRole('button', { name: 'Send…' });
    await user.dblClick(send);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleName('Send to 1 recipient?');
    expect(question).toHaveTextContent('by “Main”, now');
    const confirm = within(question).getByRole('button', { name: 'Send 1 message' });
    await act(async () => {
      confirm.click();
      confirm.click();
      await Promise.resolve();
    });
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?batch=/));
    expect(await sendings(subject)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  });

  it('goes out once though the answer was lost, and asks before what was written is left', async () => {
    const subject = uniqueWord();
    const { user, router } = open('?to=ann@x.example');
    await total('1 recipient');
    await enter(user, 'Subject', subject);
    await writeBody(user, '<p>Dear you</p>');
    const sent: string[] = [];
    const end = session().refuse(
      ({ url, headers }) => {
        if (!url.includes('sendEmail')) return false;
        sent.push(headers['idempotency-key'] ?? '');
        return sent.length === 1;
      },
      { code: 'unavailable', detail: 'Being restarted.' },
    );
    const send = async () => {
      await user.click(screen.getByRole('button', { name: 'Send…' }));
      await user.click(await screen.findByRole('button', { name: 'Send 1 message' }));
    };
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('no recipient gets it twice');
    await act(async () => {
      await router.navigate('/smtp-table');
    });
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await send();
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?batch=/));
    end();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]).toBe(sent[0]);
  });
});
