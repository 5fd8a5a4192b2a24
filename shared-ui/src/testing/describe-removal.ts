import { screen, waitFor, within } from '@testing-library/react';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { renderScreens } from './render-screens';
import { type ResourceScreens, uniqueWord } from './resource-suite';
import { chooseInRow, findRow } from './screen-steps';
import type { TestSession } from './test-session';

const patience = 30_000;

/** Removal, Undo and history of the conformance suite. */
export function describeRemoval<R extends AnyResource>(
  { resource, routes, list, body }: ResourceScreens<R>,
  session: () => TestSession,
) {
  const calls = () => resourceCalls(session().client, resource);

  async function openList(words: readonly string[], search: string) {
    const records = [];
    for (const word of words) records.push(await calls().add(body(word)));
    const at = `${list}?search=${search}`;
    const view = renderScreens({ routes, client: session().client, at });
    return { ...view, titles: records.map((record) => titleOf(resource, record)) };
  }

  it(
    'asks before it deletes, and Undo brings the record back',
    async () => {
      const word = uniqueWord();
      const { user, titles } = await openList([word], word);
      const title = titles[0] ?? '';
      await chooseInRow(user, { title, item: 'Delete' });
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Nothing found')).toBeVisible();
      expect((await calls().list({ search: word })).total).toBe(0);
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await findRow(title)).toBeVisible();
    },
    patience,
  );

  it(
    'deletes the selected rows together',
    async () => {
      const word = uniqueWord();
      const { user, titles } = await openList([`${word}a`, `${word}b`], word);
      await findRow(titles[0] ?? '');
      await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
      const toolbar = await screen.findByRole('toolbar', { name: 'Selected rows' });
      expect(toolbar).toHaveTextContent('2 selected');
      await user.click(within(toolbar).getByRole('button', { name: 'Delete' }));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(0));
    },
    patience,
  );

  it(
    'tells the history of a record',
    async () => {
      const word = uniqueWord();
      const { user, titles } = await openList([word], word);
      await chooseInRow(user, { title: titles[0] ?? '', item: 'History' });
      const sheet = await screen.findByRole('dialog', { name: 'History' });
      expect(await within(sheet).findByText(/added this/)).toBeVisible();
    },
    patience,
  );
}
