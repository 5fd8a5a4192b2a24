import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { findViolations } from './find-violations';
import { renderScreens } from './render-screens';
import { type ResourceScreens, uniqueWord } from './resource-suite';
import { chooseInRow, findRow, retype } from './screen-steps';
import type { TestSession } from './test-session';

/** The form part of the conformance suite. */
export function describeForm<R extends AnyResource>(
  { resource, routes, list, body, fill, titleLabel, thorough }: ResourceScreens<R>,
  session: () => TestSession,
) {
  const calls = () => resourceCalls(session().client, resource);
  const open = (search: string) =>
    renderScreens({ routes, client: session().client, at: `${list}${search}` });
  const withTitle = (title: string) => ({ ...body(uniqueWord()), [resource.title]: title });

  async function openEditor() {
    const word = uniqueWord();
    const record = await calls().add(withTitle(word));
    const view = open(`?search=${word}`);
    await chooseInRow(view.user, { title: word, item: 'Edit' });
    await screen.findByRole('textbox', { name: titleLabel });
    return { word, record, ...view };
  }

  it('creates: `n` opens a blank form, which has no accessibility violation and saves', async () => {
    const word = uniqueWord();
    const { user } = open('');
    await screen.findByRole('table');
    await user.keyboard('n');
    await screen.findByRole('textbox', { name: titleLabel });
    expect(await findViolations()).toEqual([]);
    await retype(user, { label: titleLabel, text: word });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(1));
  });

  it('names what is missing, at the fields and at the top with the focus', async () => {
    const { user } = open('');
    await screen.findByRole('table');
    await user.keyboard('n');
    const title = await screen.findByRole('textbox', { name: titleLabel });
    await user.click(title);
    await user.keyboard('{Control>}s{/Control}');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(new RegExp(`Enter an? ${titleLabel}`, 'i'));
    // In the summary, and on a page also in a toast.
    const notices = title.closest('[role="dialog"]') === null ? 2 : 1;
    await waitFor(() =>
      expect(screen.getAllByText(/^Not saved – \d+ things? to correct$/)).toHaveLength(notices),
    );
    expect(title).toBeInvalid();
    await user.click(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(summary).toHaveFocus());
    expect(await findViolations()).toEqual([]);
  });

  it('puts what the server refuses at its field', async () => {
    const { user, record } = await openEditor();
    const isUpdate = ({ method, url }: { method: string; url: string }) =>
      method === 'PUT' && url.includes(record._id);
    const errors = [{ path: resource.title, message: 'The server does not like this.' }];
    const end = session().refuse(isUpdate, { code: 'invalid', detail: 'Refused.', errors });
    await retype(user, { label: titleLabel, text: uniqueWord() });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not like this.');
    expect(screen.getByRole('textbox', { name: titleLabel })).toBeInvalid();
    end();
  });

  it('offers what was entered and not saved, after the page was lost', async () => {
    const { unmount, word } = await openEditor();
    const entered = uniqueWord();
    const user = userEvent.setup();
    await retype(user, { label: titleLabel, text: entered });
    await waitFor(() => expect(draftKeys()).toHaveLength(1));
    unmount();
    const again = renderScreens({
      routes,
      client: session().client,
      at: `${list}?search=${word}`,
      withDrafts: true,
    });
    await chooseInRow(again.user, { title: word, item: 'Edit' });
    expect(await screen.findByText(/^You had unsaved changes of \d\d:\d\d\.$/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    expect(screen.getByRole('textbox', { name: titleLabel })).toHaveValue(word);
    await again.user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(screen.getByRole('textbox', { name: titleLabel })).toHaveValue(entered);
    expect(screen.queryByText(/^You had unsaved changes/)).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().list({ search: entered })).total).toBe(1));
    await waitFor(() => expect(draftKeys()).toEqual([]));
  });

  if (!thorough) return;

  it('saves a change by Ctrl+S', async () => {
    const { user, record } = await openEditor();
    const changed = uniqueWord();
    await retype(user, { label: titleLabel, text: changed });
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(async () =>
      expect(titleOf(resource, await calls().get(record._id))).toBe(changed),
    );
  });

  it('shows what another changed meanwhile and saves what is chosen', async () => {
    const { user, record } = await openEditor();
    const theirs = uniqueWord();
    const mine = uniqueWord();
    await calls().update(record._id, { [resource.title]: theirs, version: record.version });
    await retype(user, { label: titleLabel, text: mine });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed this .* meanwhile/)).toBeVisible();
    // Names the colleague.
    await waitFor(() => expect(screen.queryByText(/^Somebody else changed/)).toBeNull());
    expect(screen.getByText(theirs)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Keep mine' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save with these choices' }));
    await waitFor(async () => expect(titleOf(resource, await calls().get(record._id))).toBe(mine));
  });

  it('tries again while the server is away, and says so', async () => {
    const { user, record } = await openEditor();
    const changed = uniqueWord();
    const isUpdate = ({ method, url }: { method: string; url: string }) =>
      method === 'PUT' && url.includes(record._id);
    const end = session().refuse(isUpdate, { code: 'unavailable', detail: 'Restarting.' });
    await retype(user, { label: titleLabel, text: changed });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Not saved yet: .* Trying again/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: titleLabel })).toHaveValue(changed);
    end();
    window.dispatchEvent(new Event('online'));
    await waitFor(async () =>
      expect(titleOf(resource, await calls().get(record._id))).toBe(changed),
    );
  });

  it('asks before unsaved changes are lost', async () => {
    const { user, word } = await openEditor();
    await retype(user, { label: titleLabel, text: uniqueWord() });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving?');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await findRow(word)).toBeVisible();
    expect(draftKeys()).toEqual([]);
  });
}

function draftKeys() {
  return Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
}
