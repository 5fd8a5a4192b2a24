import { screen, waitFor, within } from '@testing-library/react';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { findViolations } from './find-violations';
import { renderScreens } from './render-screens';
import { type ResourceScreens, uniqueWord } from './resource-suite';
import { findRow, rowsOnScreen } from './screen-steps';
import type { TestSession } from './test-session';

/** The list part of the conformance suite. */
export function describeList<R extends AnyResource>(
  { resource, routes, list, body, thorough }: ResourceScreens<R>,
  session: () => TestSession,
) {
  const open = (search: string) =>
    renderScreens({ routes, client: session().client, at: `${list}${search}` });

  // With a type-ahead the input has another role.
  const searchBox = () => screen.getByLabelText(`Search ${resource.label.many}`);

  async function addTwo() {
    const word = uniqueWord();
    const { add } = resourceCalls(session().client, resource);
    const records = [await add(body(`${word}a`)), await add(body(`${word}b`))];
    return { word, titles: records.map((record) => titleOf(resource, record)) };
  }

  /** Adds enough records for the list to show its search. */
  async function addMany() {
    const calls = resourceCalls(session().client, resource);
    const { total } = await calls.list({ pageSize: 1 });
    for (let count = total; count <= 10; count += 1) await calls.add(body(uniqueWord()));
  }

  it('lists what the address asks for, and has no accessibility violation', async () => {
    const { word, titles } = await addTwo();
    open(`?search=${word}`);
    for (const title of titles) expect(await findRow(title)).toBeVisible();
    expect(rowsOnScreen()).toHaveLength(2);
    expect(await findViolations()).toEqual([]);
  });

  it('sorts by every column that can be sorted, both ways, in the address', async () => {
    const { word, titles } = await addTwo();
    const { user, router } = open(`?search=${word}`);
    await findRow(titles[0] ?? '');
    const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
    const names = heads.flatMap((head) =>
      within(head)
        .queryAllByRole('button')
        .map((one) => one.textContent),
    );
    for (const name of names) {
      const head = () => screen.getByRole('columnheader', { name: name ?? '' });
      const before = head().getAttribute('aria-sort');
      await user.click(within(head()).getByRole('button'));
      await waitFor(() => expect(head().getAttribute('aria-sort')).not.toBe(before));
      await user.click(within(head()).getByRole('button'));
      await waitFor(() => expect(head()).toHaveAttribute('aria-sort'));
      await waitFor(() => expect(rowsOnScreen()).toHaveLength(2));
    }
    expect(router.state.location.search).toContain(word);
  });

  if (!thorough) return;

  it('searches as one types, says when nothing is found, and clears', async () => {
    const { word, titles } = await addTwo();
    await addMany();
    const { user, router } = open('');
    await screen.findByRole('table');
    await user.keyboard('/');
    expect(searchBox()).toHaveFocus();
    await user.keyboard(`${word}nothing`);
    expect(await screen.findByText('Nothing found')).toBeVisible();
    expect(router.state.location.search).toContain(`${word}nothing`);
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.type(searchBox(), titles[1] ?? '');
    expect(await findRow(titles[1] ?? '')).toBeVisible();
    await waitFor(() => expect(rowsOnScreen()).toHaveLength(1));
  });

  it('says that the server is down, and recovers by trying again', async () => {
    const { word, titles } = await addTwo();
    const isList = ({ url }: { url: string }) => url.includes(word);
    const end = session().refuse(isList, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = open(`?search=${word}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Being restarted.');
    end();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow(titles[0] ?? '')).toBeVisible();
  });

  it('moves by arrow keys between rows and opens one with Enter', async () => {
    const { word, titles } = await addTwo();
    const { user } = open(`?search=${word}`);
    await findRow(titles[0] ?? '');
    const [first, second] = rowsOnScreen();
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  });
}
