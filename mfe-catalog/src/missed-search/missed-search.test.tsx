import { screen, waitFor, within } from '@testing-library/react';
import { chemicals, chemicalSearchEndpoints, missedSearches } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import {
  findRow,
  findViolations,
  renderScreens,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

/** Too unlike any other for a correction. */
function strangeWord(): string {
  const letters = 'bcdfghjklmnpqrstvwxz';
  return Array.from({ length: 14 }, () => letters[Math.floor(Math.random() * 20)]).join('');
}

describe('what visitors looked for', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, missedSearches);
  const open = (words: string) =>
    renderScreens({ routes, client: session().client, at: `/missed-search?search=${words}` });

  /** As a visitor's search for it. */
  async function miss(words: string): Promise<void> {
    await session().client.call(chemicalSearchEndpoints.search, { query: { q: words } });
    await waitFor(async () => expect((await calls().list({ search: words })).total).toBe(1));
  }

  it('makes the words a synonym of the chosen chemical', async () => {
    const [words, name] = [strangeWord(), `${uniqueWord()}ol`];
    const { _id } = await resourceCalls(session().client, chemicals).add({ name });
    await miss(words);
    const { user } = open(words);
    const row = await findRow(words);
    expect(row).toHaveTextContent('1');
    expect(await findViolations()).toEqual([]);
    await user.click(within(row).getByRole('button', { name: `Make ${words} a synonym` }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('combobox', { name: 'Chemical' }), name.slice(0, 8));
    await user.click(await screen.findByRole('option', { name }));
    await user.click(within(dialog).getByRole('button', { name: 'Add synonym' }));
    expect(await screen.findByText(`“${words}” is a synonym of ${name}`)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    const chemical = await resourceCalls(session().client, chemicals).get(_id);
    expect(chemical.synonyms).toEqual([words]);
  });

  it('writes words off, and takes that back', async () => {
    const words = strangeWord();
    await miss(words);
    const { user } = open(words);
    const row = await findRow(words);
    await user.click(within(row).getByRole('button', { name: `Write off ${words}` }));
    await waitFor(async () => expect((await calls().list({ search: words })).total).toBe(0));
    expect((await calls().list({ search: words, state: 'written-off' })).total).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await calls().list({ search: words })).total).toBe(1));
    expect(await findRow(words)).toBeVisible();
  });

  it('leads to the form of a new chemical with the name, or the number', async () => {
    const words = strangeWord();
    await miss(words);
    const { user } = open(words);
    const row = await findRow(words);
    await user.click(within(row).getByRole('link', { name: `Add a chemical for ${words}` }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(words);
    renderScreens({ routes, client: session().client, at: '/chemical-form?words=71-43-2' });
    await waitFor(() =>
      expect(
        screen.getAllByLabelText('CAS number').map((input) => input.getAttribute('value')),
      ).toContain('71-43-2'),
    );
  });
});
