import { screen, waitFor, within } from '@testing-library/react';
import { units } from 'contract/catalog';
import { resourceCalls } from '../resource/resource-calls';
import { UnitScreen } from '../stories/unit-screen';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { chooseInRow, retype } from '../testing/screen-steps';
import { suiteSession } from '../testing/suite-session';

const routes = [{ path: 'unit', element: <UnitScreen /> }];

describe('the history beside a form', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, units);

  /** The form of a unit that had another symbol once, with its history open. */
  async function openHistory() {
    const name = uniqueWord();
    const [old, now] = [`o${name.slice(-8)}`, `n${name.slice(-8)}`];
    const before = { name, symbol: old, dimension: 'mass', factor: 1 };
    const { _id, version } = await calls().add(before);
    await calls().update(_id, { symbol: now, version });
    const at = `/unit?search=${name}`;
    const view = renderScreens({ routes, client: session().client, at });
    await chooseInRow(view.user, { title: name, item: 'Edit' });
    expect(await screen.findByRole('textbox', { name: 'Symbol' })).toHaveValue(now);
    return { ...view, _id, old, now };
  }
  async function restore(user: Awaited<ReturnType<typeof openHistory>>['user']) {
    await user.click(screen.getByRole('button', { name: 'History' }));
    const sheet = await screen.findByRole('dialog', { name: 'History' });
    await user.click(await within(sheet).findByRole('button', { name: /^Restore this version/ }));
    const question = await screen.findByRole('alertdialog');
    return { sheet, question };
  }

  it('fills the form with the version that was restored, ready to be saved', async () => {
    const { user, _id, old } = await openHistory();
    const { sheet, question } = await restore(user);
    await user.click(within(question).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(async () => expect((await calls().get(_id)).symbol).toBe(old));
    // Escape would go to the notice that it was restored, if that is there by now.
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Symbol' })).toHaveValue(old));
    await retype(user, { label: 'Symbol', text: `${old}x` });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().get(_id)).symbol).toBe(`${old}x`));
  });

  it('warns that unsaved changes are lost, and changes nothing when one thinks better of it', async () => {
    const { user, _id, now } = await openHistory();
    await retype(user, { label: 'Name', text: uniqueWord() });
    const { question } = await restore(user);
    expect(question).toHaveTextContent('did not save is lost');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect((await calls().get(_id)).symbol).toBe(now);
  });

  it('tells which value of the old version is refused by now', async () => {
    const { user, old } = await openHistory();
    const taken = { name: uniqueWord(), symbol: old, dimension: 'mass', factor: 1 };
    await calls().add(taken);
    const { sheet, question } = await restore(user);
    await user.click(within(question).getByRole('button', { name: 'Restore' }));
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(/already/);
  });
});
