import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { units } from 'contract/catalog';
import { inquiries, offerEndpoints, offers } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the grid of an offer', () => {
  const session = suiteSession();
  const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
    resourceCalls(session().client, resource);

  async function openOffer(names: readonly string[]) {
    const { client } = session();
    const word = uniqueWord();
    const symbol = word.slice(0, 12);
    const unit = await callsOf(units).add({ name: word, symbol, dimension: 'mass', factor: 1 });
    const inquiry = await callsOf(inquiries).add({
      contactName: word,
      items: names.map((freeText) => ({ freeText, quantity: 25, unitId: unit._id })),
    });
    const { data } = await client.call(offerEndpoints.make, { id: inquiry._id });
    const { user } = renderScreens({ routes, client, at: `/edit-offer/${data._id}` });
    const grid = await screen.findByRole('grid', { name: 'Lines' });
    await within(grid).findAllByRole('gridcell', { name: symbol });
    return { user, grid, symbol, id: data._id };
  }
  const active = () => document.activeElement;
  const textsOf = (grid: HTMLElement) =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('gridcell')
          .map(({ textContent }) => textContent),
      );

  it('is moved through, typed in and taken back by keys', async () => {
    const { user, grid } = await openOffer(['Dye A', 'Dye B']);
    await user.click(within(grid).getByRole('gridcell', { name: 'Dye A' }));
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Dye B');
    await user.keyboard('{ArrowUp}{End}{Home}{ArrowRight}{ArrowRight}25 drum{ArrowRight}');
    expect(textsOf(grid)[0]).toMatchObject({ 2: expect.stringMatching(/^25 \S+ drum$/), 3: '1' });
    await user.keyboard('4{Tab}');
    expect(textsOf(grid)[0]).toMatchObject({ 3: '4', 4: '100' });
    await user.keyboard('7{Escape}');
    expect(textsOf(grid)[0]?.[4]).toBe('100');
    await user.keyboard('7{ArrowLeft}{ArrowLeft}');
    expect(textsOf(grid)[0]?.[4]).toBe('7');
    expect(active()).toHaveTextContent('1*');
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(textsOf(grid)[1]?.[2]).toMatch(/^25 \S+ drum$/);
    expect(await findViolations()).toEqual([]);
  });

  it('gets a line from the blank one, by Enter in the column where Tab began', async () => {
    const { user, grid } = await openOffer(['Dye A']);
    await user.click(within(grid).getByRole('gridcell', { name: 'Dye A' }));
    await user.keyboard('{Tab}ACS{Enter}{ArrowLeft}');
    await user.keyboard('Dye B{Tab}hp{Tab}{Tab}3{Tab}5{Enter}');
    expect(textsOf(grid)).toMatchObject([
      { 0: 'Dye A', 1: 'ACS' },
      { 0: 'Dye B', 1: 'HPLC', 4: '5' },
      { 0: '' },
    ]);
    expect(active()).toHaveAttribute('data-cell', '2:0');
    expect(await screen.findByText('3 (Packs): enter a pack first')).toBeVisible();
  });

  it('takes rows of a spreadsheet, says what is left out, and gives them back', async () => {
    const { user, grid, symbol } = await openOffer(['Dye A']);
    await user.click(within(grid).getByRole('gridcell', { name: 'Dye A' }));
    const text = `Produkt\tQualität\tGebinde\tColli\tMenge\tEinheit\tPreis\nDye C\tLR\t\t\t1.250,5\t${symbol}\t4,20\nDye D\tfinest\t\t\t2\t${symbol}\t1,5\n`;
    fireEvent.paste(active() ?? grid, { clipboardData: { getData: () => text } });
    expect(textsOf(grid)).toMatchObject([
      { 0: 'Dye C', 1: 'LR', 4: '1250.5', 5: symbol, 6: '4.20' },
      { 0: 'Dye D', 1: '', 4: '2', 6: '1.5' },
      { 0: '' },
    ]);
    expect(
      await screen.findByText('The headings are left out. Not taken over: finest (Grade).'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(textsOf(grid)).toMatchObject([{ 0: 'Dye A' }, { 0: '' }]);
  });

  it('sets one value on all lines, moves and removes lines, and keeps what is saved', async () => {
    const { user, grid, id } = await openOffer(['Dye A', 'Dye B', 'Dye C']);
    await user.click(within(grid).getByRole('gridcell', { name: 'Dye B' }));
    await user.keyboard('{Tab}LR');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Same for all lines' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Grade: LR' }));
    await user.click(screen.getByRole('button', { name: 'Move line 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(textsOf(grid)).toMatchObject([{ 0: 'Dye A', 1: 'LR' }, { 0: 'Dye C', 1: 'LR' }, {}]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await callsOf(offers).get(id)).lines).toMatchObject([
        { freeText: 'Dye A', grade: 'LR' },
        { freeText: 'Dye C', grade: 'LR' },
      ]),
    );
  });
});
