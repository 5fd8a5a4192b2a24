import { screen, waitFor, within } from '@testing-library/react';
import { units } from 'contract/catalog';
import { resourceCalls } from '../resource/resource-calls';
import { UnitScreen } from '../stories/unit-screen';
import { findViolations } from '../testing/find-violations';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { findRow } from '../testing/screen-steps';
import { suiteSession } from '../testing/suite-session';

describe('a list as a tool', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, units);

  async function open() {
    const word = uniqueWord();
    const names = [`${word} a`, `${word} b`];
    const records = await Promise.all(
      names.map((name) =>
        calls().add({ name, symbol: name.slice(-7), dimension: 'mass', factor: 1 }),
      ),
    );
    const routes = [{ path: 'unit', element: <UnitScreen /> }];
    const view = renderScreens({ routes, client: session().client, at: `/unit?search=${word}` });
    const rows = await Promise.all(names.map((name) => findRow(name)));
    return { ...view, names, records, rows };
  }

  it('goes by keys from the search into the rows, selects, peeks at one and the next, and opens', async () => {
    const { user, names, rows } = await open();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(rows[0]).toHaveFocus();
    await user.keyboard('jx');
    expect(rows[1]).toHaveFocus();
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.keyboard('xk ');
    const peek = await screen.findByRole('dialog', { name: names[0] ?? '' });
    expect(within(peek).getByText('Dimension')).toBeVisible();
    expect(await findViolations(peek)).toEqual([]);
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: names[1] ?? '' })).toBe(peek);
    expect(within(peek).getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rows[1]).toHaveFocus());
    await user.keyboard('e');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(names[1]);
  });

  it('edits a choice, a number and a text in place, and takes each back', async () => {
    const { user, names, records, rows } = await open();
    const [name = ''] = names;
    const id = records[0]?._id ?? '';
    const cell = (label: string) => screen.getByTitle(`Change: ${label} of ${name}`);
    await user.click(cell('Dimension'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'volume' }));
    await waitFor(async () => expect((await calls().get(id)).dimension).toBe('volume'));
    expect(await findViolations()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await calls().get(id)).dimension).toBe('mass'));
    await user.click(cell('Factor'));
    const factor = await screen.findByRole('textbox', { name: `Factor of ${name}` });
    await user.clear(factor);
    await user.type(factor, '2,5{Enter}');
    await waitFor(async () => expect((await calls().get(id)).factor).toBe(2.5));
    await waitFor(() => expect(rows[0]).toHaveTextContent('2.5'));
    await user.click(cell('Symbol'));
    const symbol = await screen.findByRole('textbox', { name: `Symbol of ${name}` });
    await user.type(symbol, 'kept{Escape}');
    expect((await calls().get(id)).symbol).toBe(name.slice(-7));
    await waitFor(() => expect(cell('Symbol')).toHaveFocus());
  });

  it('sets a field of the selected rows, and takes that back from the bulk changes later', async () => {
    const { user, records, router } = await open();
    const factors = async () =>
      Promise.all(records.map(async ({ _id }) => (await calls().get(_id)).factor));
    await user.keyboard('jxjx');
    await user.click(screen.getByRole('button', { name: 'Change…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change 2 units' });
    expect(within(dialog).getByRole('button', { name: 'Change' })).toBeDisabled();
    await user.click(within(dialog).getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Factor' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'New value' }), '0,5');
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Change' }));
    await waitFor(async () => expect(await factors()).toEqual([0.5, 0.5]));
    await router.navigate('/unit');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bulk changes' }));
    const sheet = await screen.findByRole('dialog', { name: 'Bulk changes' });
    const [undo] = await within(sheet).findAllByRole('button', { name: 'Undo: Change 2 units' });
    if (undo === undefined) throw new Error('There is no undo');
    expect(await findViolations(sheet)).toEqual([]);
    await user.click(undo);
    await waitFor(async () => expect(await factors()).toEqual([1, 1]));
  });

  it('pastes a column of a spreadsheet into the selected rows, as one job with one undo', async () => {
    const { user, names, records } = await open();
    const factors = async () =>
      Promise.all(records.map(async ({ _id }) => (await calls().get(_id)).factor));
    await user.keyboard('jxjx');
    await user.paste('2,5\theavy\nheavy\n7');
    const dialog = await screen.findByRole('dialog', { name: 'Paste values into 2 units' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Factor' }));
    const cells = (name: string | undefined) =>
      within(within(dialog).getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(cells(names[0])).toEqual(['1', '2.5', '']));
    expect(cells(names[1])).toEqual(['1', 'heavy', '“heavy” is no number']);
    expect(within(dialog).getByText(/Only the first column/)).toHaveTextContent(
      '1 value has no row.',
    );
    expect(await findViolations(dialog)).toEqual([]);
    const values = within(dialog).getByRole('textbox', { name: 'Values' });
    await user.clear(values);
    await user.click(values);
    await user.paste('2,5\n4');
    expect(await factors()).toEqual([1, 1]);
    await user.click(within(dialog).getByRole('button', { name: 'Write 2 values' }));
    await waitFor(async () => expect(await factors()).toEqual([2.5, 4]));
    await screen.findByText('2 units changed: factor');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await factors()).toEqual([1, 1]));
  });

  it('pastes nothing where nothing is selected or text is typed', async () => {
    const { user } = await open();
    await user.paste('1');
    await user.keyboard('jx');
    screen.getByRole('searchbox').focus();
    await user.paste('1');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('button', { name: 'Paste values…' })).toBeVisible();
  });
});
