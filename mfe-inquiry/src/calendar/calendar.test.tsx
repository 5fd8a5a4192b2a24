import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUps, inquiries } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the calendar of follow-ups', () => {
  const session = suiteSession();
  const steps = () => resourceCalls(session().client, followUps);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });

  /** A follow-up on Tuesday, 6 January 2032, at 10:20. */
  async function addStep() {
    const word = uniqueWord();
    const inquiry = await resourceCalls(session().client, inquiries).add({ contactName: word });
    const dueAt = new Date(2032, 0, 6, 10, 20).toISOString();
    const step = await steps().add({ inquiryId: inquiry._id, message: `Ask ${word}`, dueAt });
    return { word, inquiry, step };
  }
  const cellOf = async (word: string) =>
    (await screen.findByRole('link', { name: new RegExp(word) })).closest('td');

  it('shows a week of mine, moves an entry by drag and by keys, and takes a move back', async () => {
    const { word, inquiry, step } = await addStep();
    const { user } = open('/follow-up-calendar?date=2032-01-06');
    const cell = await cellOf(word);
    expect(within(cell ?? document.body).getByText(`Call: Ask ${word}`)).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
    expect(await findViolations()).toEqual([]);

    const link = screen.getByRole('link', { name: new RegExp(word) });
    const card = link.closest('[draggable]');
    const row = screen.getByRole('row', { name: /^14:00/ });
    const [, , , wednesday] = within(row).getAllByRole('cell');
    const target = within(row).getAllByRole('cell')[2] ?? wednesday;
    fireEvent.dragStart(card ?? link);
    fireEvent.dragOver(target ?? row);
    fireEvent.drop(target ?? row);
    const dragged = new Date(2032, 0, 7, 14, 20).toISOString();
    await waitFor(async () => expect((await steps().get(step._id)).dueAt).toBe(dragged));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await steps().get(step._id)).dueAt).toBe(step.dueAt));

    await waitFor(async () =>
      expect((await cellOf(word))?.closest('tr')).toHaveTextContent(/^10:00/),
    );
    screen.getByRole('link', { name: new RegExp(word) }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const later = new Date(2032, 0, 6, 10, 50).toISOString();
    expect(await screen.findByRole('link', { name: new RegExp(`^10:50 .*${word}`) })).toBeVisible();
    expect((await steps().get(step._id)).dueAt).toBe(later);
    await user.click(
      await screen.findByRole('button', { name: `Move the follow-up of ${inquiry.number}` }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'A day later' }));
    const next = new Date(2032, 0, 7, 10, 50).toISOString();
    await waitFor(async () => expect((await steps().get(step._id)).dueAt).toBe(next));
  });

  it('refuses a move of what somebody changed meanwhile, and shows it as it is', async () => {
    const { word, step } = await addStep();
    const { user } = open('/follow-up-calendar?date=2032-01-06&layout=day');
    await screen.findByRole('link', { name: new RegExp(word) });
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    await steps().update(step._id, { message: `Changed ${word}`, version: step.version });
    screen.getByRole('link', { name: new RegExp(word) }).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await screen.findByText('Not moved')).toBeVisible();
    expect(await screen.findByText(`Call: Changed ${word}`)).toBeVisible();
    expect((await steps().get(step._id)).dueAt).toBe(step.dueAt);
  });
});
