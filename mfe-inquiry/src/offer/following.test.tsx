import { screen, waitFor, within } from '@testing-library/react';
import { units } from 'contract/catalog';
import { mailServers } from 'contract/email';
import { followUps, inquiries, offerEndpoints, offers, statuses } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('an offer that is sent', () => {
  const session = suiteSession();
  const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
    resourceCalls(session().client, resource);
  const nextStep = new Date(Date.now() + 24 * 3_600_000).toISOString();

  beforeAll(async () => {
    const word = uniqueWord();
    const server = { name: word, host: 'mail.example.com', port: 587, isDefault: true };
    await callsOf(mailServers).add({ ...server, fromAddress: 'office@example.com' });
  });

  /** A draft that can be sent, of an inquiry that has a next step. */
  async function openDraft() {
    const word = uniqueWord();
    const unit = { name: word, symbol: word.slice(0, 12), dimension: 'mass', factor: 1 } as const;
    const { _id: unitId } = await callsOf(units).add(unit);
    const email = `${word}@example.com`.toLowerCase();
    const items = [{ freeText: 'Rare dye', quantity: 25, unitId }];
    const inquiry = await callsOf(inquiries).add({ contactName: word, email, items });
    const step = { inquiryId: inquiry._id, message: 'Call', dueAt: nextStep };
    await callsOf(followUps).add(step);
    const { data } = await session().client.call(offerEndpoints.make, { id: inquiry._id });
    const draft = await callsOf(offers).get(data._id);
    const lines = draft.lines.map((line) => ({ ...line, unitPrice: '2.20' }));
    await callsOf(offers).update(draft._id, { lines, version: draft.version });
    const at = `/edit-offer/${draft._id}`;
    const { user } = renderScreens({ routes, client: session().client, at });
    return { user, inquiryId: inquiry._id, id: draft._id };
  }

  const statusOf = async (inquiryId: string) => {
    const { statusId } = await callsOf(inquiries).get(inquiryId);
    return (await callsOf(statuses).get(String(statusId))).name;
  };
  const openSteps = async (inquiryId: string) => {
    const { data } = await callsOf(followUps).list({ inquiryId, done: false });
    return data.map(({ message }) => message.slice(0, 9));
  };

  it('moves its inquiry and plans the next step, which one click takes back', async () => {
    const { user, inquiryId } = await openDraft();
    const tick = await screen.findByRole('checkbox', { name: 'Remind me before it ends' });
    expect(tick).toBeChecked();
    expect(await screen.findByText(/The next step on .* stays\. This one is added/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    const card = within(await screen.findByRole('region', { name: 'Follow-up' }));
    expect(await card.findByText(/It is due on/)).toBeVisible();
    expect(await statusOf(inquiryId)).toBe('Quoted');
    expect((await openSteps(inquiryId)).toSorted()).toEqual(['Call', 'Follow up']);
    expect(await findViolations()).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Step and status are as they were')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Follow-up' })).toBeNull());
    expect(await statusOf(inquiryId)).toBe('New');
    expect(await openSteps(inquiryId)).toEqual(['Call']);
  });

  it('reminds the customer when that is chosen, until it is not to be sent', async () => {
    const { user, inquiryId, id } = await openDraft();
    expect(await screen.findByText(/^Goes to /)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Remind me before it ends' }));
    await user.click(screen.getByRole('combobox', { name: 'Reminder to the customer' }));
    await user.click(await screen.findByRole('option', { name: '3 days before the end' }));
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    const card = within(await screen.findByRole('region', { name: 'Follow-up' }));
    expect(card.getByText(/^The customer is reminded on/)).toBeVisible();
    expect(await openSteps(inquiryId)).toEqual(['Call']);
    await user.click(card.getByRole('button', { name: 'Do not send' }));
    expect(await screen.findByText('The customer is not reminded')).toBeVisible();
    expect(await callsOf(offers).get(id)).toMatchObject({ remindOn: null, state: 'sent' });
  });
});
