import { screen, waitFor, within } from '@testing-library/react';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { findViolations } from './find-violations';
import { renderScreens } from './render-screens';
import { type ResourceScreens, uniqueWord } from './resource-suite';
import { chooseInRow, findRow } from './screen-steps';
import type { TestSession } from './test-session';

/** Removal, Undo, trash, history and export in the conformance suite. */
export function describeRemoval<R extends AnyResource>(
  { resource, routes, list, body, thorough }: ResourceScreens<R>,
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

  it('asks before it deletes, and Undo brings the record back', async () => {
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
  });

  it('offers the list as a file in every format of the resource', async () => {
    const word = uniqueWord();
    const { user, titles } = await openList([word], word);
    await findRow(titles[0] ?? '');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByText(`Export 1 ${resource.label.one}`)).toBeVisible();
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim());
    for (const format of resource.exportFormats ?? ['csv', 'xlsx']) {
      expect(offered.join()).toMatch(new RegExp(`\\b${format}\\b`, 'i'));
    }
  });

  if (!thorough) return;

  it('deletes the selected rows together as a job, and Undo brings them back', async () => {
    const word = uniqueWord();
    const { user, titles } = await openList([`${word}a`, `${word}b`], word);
    await findRow(titles[0] ?? '');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const toolbar = await screen.findByRole('toolbar', { name: 'Selected rows' });
    expect(toolbar).toHaveTextContent('2 selected');
    await user.click(within(toolbar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`2 ${resource.label.many} deleted`)).toBeVisible();
    expect((await calls().list({ search: word })).total).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    for (const title of titles) {
      await waitFor(async () => expect(await findRow(title)).toBeVisible());
    }
  });

  it('lists what is in the trash and restores from there', async () => {
    const word = uniqueWord();
    const { add, remove } = calls();
    const record = await add(body(word));
    await remove(record._id);
    const title = titleOf(resource, record);
    const { user } = await openList([], word);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    const sheet = await screen.findByRole('dialog', { name: 'Trash' });
    await user.type(await within(sheet).findByRole('searchbox'), word);
    const restores = () => within(sheet).getAllByRole('button', { name: /^Restore / });
    await waitFor(() => expect(restores()).toHaveLength(1));
    expect(await findViolations()).toEqual([]);
    await user.click(within(sheet).getByRole('button', { name: `Restore ${title}` }));
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(1));
    expect(await within(sheet).findByText('Nothing found')).toBeVisible();
    expect(within(sheet).getByRole('searchbox')).toHaveFocus();
  });

  it('tells the history of a record and restores an older version', async () => {
    const word = uniqueWord();
    const { add, get, update } = calls();
    const before = await add(body(word));
    const old = titleOf(resource, before);
    const changed = `${word}changed`;
    await update(before._id, { [resource.title]: changed, version: before.version });
    const { user } = await openList([], word);
    await chooseInRow(user, { title: changed, item: 'History' });
    const sheet = await screen.findByRole('dialog', { name: 'History' });
    expect(await within(sheet).findByText(/added this/)).toBeVisible();
    expect(within(sheet).getByText(changed)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(within(sheet).getByRole('button', { name: /^Restore this version/ }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(titleOf(resource, await get(before._id))).toBe(old));
    await waitFor(() => expect(within(sheet).getAllByText(/changed this/)).toHaveLength(2));
  });
}
