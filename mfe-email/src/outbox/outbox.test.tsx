import { screen, waitFor, within } from '@testing-library/react';
import { emailBatches, emailEndpoints, mailServers } from 'contract/email';
import { resourceCalls } from 'shared-ui/resource';
import {
  chooseInRow,
  findRow,
  findViolations,
  type MailHost,
  renderScreens,
  rowsOnScreen,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describe('the outbox', () => {
  const session = suiteSession({ mail: 'running' });
  const client = () => session().client;
  let host: MailHost;
  let smtpId: string;

  const open = (search = '') =>
    renderScreens({ routes, client: client(), at: `/email-form${search}` });
  const progress = () => screen.findByRole('region', { name: 'Progress of the sending' });

  beforeAll(async () => {
    host = await startMailHost({
      treat: (to, attempt) => (to.startsWith('refused') && attempt === 1 ? 'refuse' : 'take'),
    });
    const server = await resourceCalls(client(), mailServers).add({
      name: 'Strict',
      host: '127.0.0.1',
      port: host.port,
      security: 'none',
      fromAddress: 'sales@example.com',
      isDefault: true,
    });
    smtpId = server._id;
  });
  afterAll(() => host.close());

  async function send(to: readonly string[], given: object = {}) {
    const subject = uniqueWord();
    const body = { smtpId, to: [...to], subject, html: '<p>Dear you</p>', ...given };
    const { data } = await client().call(emailEndpoints.send, { body });
    return { subject, batchId: String(data.batchId) };
  }
  async function hasEnded(id: string) {
    await waitFor(
      async () => {
        const { counts } = await resourceCalls(client(), emailBatches).get(id);
        expect(counts.queued + counts.sending).toBe(0);
      },
      { timeout: 10_000, interval: 50 },
    );
  }

  it('follows a sending to its end, with the server’s words, and sends only the failed ones again', async () => {
    const word = uniqueWord();
    const refused = `refused-${word}@x.example`;
    const { batchId } = await send([`a-${word}@x.example`, `b-${word}@x.example`, refused]);
    const { user, router } = open(`?batch=${batchId}`);
    const card = await progress();
    expect(
      await within(card).findByText('All 3 messages have ended', undefined, { timeout: 10_000 }),
    ).toBeVisible();
    expect(within(card).getByRole('progressbar')).toHaveValue(3);
    const counts = within(card).getByLabelText('Messages by state');
    expect(counts).toHaveTextContent('Sent2Failed1');
    expect(await within(card).findByText(refused)).toBeVisible();
    const failed = within(card).getByRole('region', { name: 'Failed messages' });
    expect(failed).toHaveTextContent('No such mailbox here');
    expect(await findViolations()).toEqual([]);
    await user.click(within(card).getByRole('button', { name: 'Resend only the failed ones' }));
    expect(await screen.findByText('1 message queued again')).toBeVisible();
    expect(
      await within(card).findByText('All 3 messages were sent', undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Close the progress' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('cancels what waits for its time, when that is confirmed', async () => {
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
    const { batchId } = await send(['a@x.example', 'b@x.example'], { scheduledAt });
    const { user } = open(`?batch=${batchId}`);
    const card = await progress();
    await user.click(await within(card).findByRole('button', { name: 'Cancel what waits…' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel 2 messages' }));
    expect(await within(card).findByText('All 2 messages have ended')).toBeVisible();
    expect(within(card).getByLabelText('Messages by state')).toHaveTextContent('Cancelled2');
  });

  it('lists messages by filters in the address, opens one, and sends one again from its menu', async () => {
    const word = uniqueWord();
    const refused = `refused-${word}@x.example`;
    const { batchId, subject } = await send([`a-${word}@x.example`, refused]);
    await hasEnded(batchId);
    const { user, router } = open(`?batchId=${batchId}&status=failed`);
    const row = await findRow(refused);
    expect(rowsOnScreen()).toHaveLength(1);
    expect(row).toHaveTextContent('Failed');
    expect(row).toHaveTextContent('No such mailbox here');
    expect(row).toHaveTextContent('Strict');
    expect(router.state.location.search).toBe(`?outbox-batchId=${batchId}&outbox-status=failed`);
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Any status' }));
    await findRow(`a-${word}@x.example`);
    expect(rowsOnScreen()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Address' }), `${refused}{Enter}`);
    await waitFor(() => expect(rowsOnScreen()).toHaveLength(1));
    expect(router.state.location.search).toContain(`outbox-to=${encodeURIComponent(refused)}`);
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    await chooseInRow(user, { title: refused, item: 'Send again' });
    expect(await screen.findByText(`Queued again for ${refused}`)).toBeVisible();
    await user.click(within(await findRow(refused)).getByRole('link'));
    const dialog = await screen.findByRole('dialog', { name: subject });
    const frame = await within(dialog).findByTitle(`Message to ${refused}`);
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame.getAttribute('srcdoc')).toContain('Dear you');
    expect(await findViolations(dialog)).toEqual([]);
  });

  it('lists sendings with how their messages stand, and leads to the progress of one', async () => {
    const { subject, batchId } = await send(['a@x.example']);
    await hasEnded(batchId);
    const { user, router } = open();
    await user.click(await screen.findByRole('tab', { name: 'Sendings' }));
    const row = await findRow(subject);
    expect(row).toHaveTextContent('1 sent');
    expect(await findViolations()).toEqual([]);
    await user.click(within(row).getByRole('link', { name: subject }));
    expect(await within(await progress()).findByText('The message was sent')).toBeVisible();
    expect(router.state.location.search).toBe(`?outbox=sendings&batch=${batchId}`);
  });
});
