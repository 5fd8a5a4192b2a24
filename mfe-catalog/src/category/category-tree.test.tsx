import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findViolations, firePointer, suiteSession } from 'shared-ui/testing';
import { categorySteps } from './category.fixture';

describe('the tree of categories', () => {
  const session = suiteSession();
  const { calls, open, row, rowNames, storedOrder, addBranch, openBranch, openAll, choose } =
    categorySteps(session);
  beforeEach(() => localStorage.clear());

  it('say that there are none yet, and lead to the first one', async () => {
    open('/chemical-category');
    const link = await screen.findByRole('link', { name: 'New category' });
    expect(screen.getByText('No categories yet')).toBeVisible();
    expect(link).toHaveAttribute('href', '/chemical-category-form');
    expect(await findViolations()).toEqual([]);
  });

  it('say that the server is down, and recover by trying again', async () => {
    const { word } = await addBranch();
    const isTree = ({ url }: { url: string }) => url.includes('getAll');
    const end = session().refuse(isTree, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = open('/chemical-category');
    expect(await screen.findByRole('alert')).toHaveTextContent('Being restarted.');
    end();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(word)).toBeVisible();
  });

  it('show the tree with its counts and links, accessible, with what is open kept', async () => {
    const { word, top, a, inner } = await addBranch();
    const { user, unmount } = open('/chemical-category');
    const branch = await row(word);
    expect(branch).toHaveAccessibleName(`${word}, 2 subcategories, 1 chemical`);
    expect(branch).toHaveAttribute('aria-expanded', 'false');
    await user.click(within(branch).getByRole('button', { name: `Open ${word}` }));
    await user.click(screen.getByRole('button', { name: `Open ${word}a` }));
    const innermost = await row(`${word}x`);
    expect(innermost).toHaveAttribute('aria-level', '3');
    expect(within(innermost).getByRole('link', { name: `${word}x` })).toHaveAttribute(
      'href',
      `/edit-chemical-category/${top._id}/${a._id}/${inner._id}`,
    );
    expect(within(innermost).getByRole('link', { name: '1 chemical' })).toHaveAttribute(
      'href',
      `/chemical-table?categoryId=${top._id}&subCategoryId=${a._id}&subSubCategoryId=${inner._id}&status=published`,
    );
    expect(await findViolations()).toEqual([]);
    unmount();
    open('/chemical-category');
    expect(await row(`${word}x`)).toBeVisible();
  });

  it('are walked through by keys, with one stop for Tab', async () => {
    const { word, user, router, top } = await openBranch();
    const branch = await row(word);
    branch.focus();
    await user.keyboard('{ArrowDown}');
    expect(await row(`${word}a`)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await row(`${word}x`)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{End}');
    expect(await row(`${word}b`)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(branch).toHaveFocus();
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      branch,
    ]);
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(`/edit-chemical-category/${top._id}`);
  });

  it('are carried by the keys of their handles, with every place announced', async () => {
    const { word, user, top } = await openAll();
    const handle = screen.getByRole('button', { name: `Drag ${word}b` });
    expect(handle).toHaveAccessibleDescription(/^Press Space to pick it up/);
    handle.focus();
    await user.keyboard(' ');
    expect(screen.getByText(`${word}b picked up. It is 2 of 2 in ${word}.`)).toBeInTheDocument();
    expect(handle).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowUp}{Escape}');
    expect(screen.getByText('Put back. Nothing has changed.')).toBeInTheDocument();
    expect(handle).not.toHaveAttribute('aria-pressed');
    await user.keyboard(' {ArrowUp}');
    expect(screen.getByText(`1 of 2 in ${word}`)).toBeInTheDocument();
    await user.keyboard(' ');
    await waitFor(async () => expect(await storedOrder(top._id)).toEqual([`${word}b`, `${word}a`]));
  });

  it('are dragged to the row under the pointer, and put back by Escape', async () => {
    const { word, top } = await openAll();
    const [a, b] = [await row(`${word}a`), await row(`${word}b`)];
    const drag = () => {
      const handle = screen.getByRole('button', { name: `Drag ${word}b` });
      firePointer(handle, 'pointerdown', { x: 5, y: 30 });
      firePointer(window, 'pointermove', { x: 5, y: -10 });
    };
    // jsdom lays nothing out: whatever the point, this row is there, and its middle is at 0.
    document.elementsFromPoint = () => [a];
    drag();
    expect(b).toHaveAttribute('data-dragged');
    expect(a).toHaveAttribute('data-drop', 'before');
    expect(screen.getByText(`1 of 2 in ${word}`)).toBeInTheDocument();
    fireEvent.keyDown(window, { key: 'Escape' });
    firePointer(window, 'pointerup', { x: 5, y: -10 });
    expect(screen.getByText('Put back. Nothing has changed.')).toBeInTheDocument();
    expect(a).not.toHaveAttribute('data-drop');
    drag();
    firePointer(window, 'pointerup', { x: 5, y: -10 });
    await waitFor(async () => expect(await storedOrder(top._id)).toEqual([`${word}b`, `${word}a`]));
  });

  it('search on all levels, and say when nothing is found', async () => {
    const { word } = await addBranch();
    const { user, router } = open('/chemical-category');
    await row(word);
    await user.keyboard('/');
    await user.keyboard(`${word}x`);
    await waitFor(() => expect(rowNames()).toEqual([word, `${word}a`, `${word}x`]));
    expect(router.state.location.search).toBe(`?search=${word}x`);
    await user.keyboard('yz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('move by the menu, at once and in words, and give the focus back', async () => {
    const { word, user, top } = await openBranch();
    await choose(user, `${word}b`, 'Move up');
    await waitFor(() => expect(rowNames().slice(1, 3)).toEqual([`${word}b`, `${word}a`]));
    expect(screen.getByText(`${word}b moved: 1 of 2 in ${word}.`)).toBeInTheDocument();
    await waitFor(async () => expect(await storedOrder(top._id)).toEqual([`${word}b`, `${word}a`]));
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="tree"]')).toBe(screen.getByRole('tree')),
    );
  });

  it('move into another category by the dialog, with the chemicals', async () => {
    const { word, a, b, top } = await addBranch();
    const other = await calls().tops.add({ name: `${word} other` });
    const { user } = open(`/chemical-category?search=${word}`);
    await choose(user, `${word}a`, 'Move to…');
    const dialog = await screen.findByRole('dialog', { name: `Move ${word}a` });
    expect(await findViolations()).toEqual([]);
    await user.click(within(dialog).getByRole('combobox', { name: /^In/ }));
    await user.click(await screen.findByRole('option', { name: other.name }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(async () => expect(await storedOrder(other._id)).toEqual([`${word}a`]));
    expect(await storedOrder(top._id)).toEqual([b.name]);
    const moved = await calls().chemicals.list({ subCategoryId: a._id });
    expect(moved.data[0]).toMatchObject({ categoryId: other._id });
    expect(await row(other.name)).toHaveAccessibleName(/1 subcategory, 1 chemical/);
  });

  it('go back and say why when a move is refused', async () => {
    const { word, top } = await addBranch();
    const other = await calls().tops.add({ name: `${word} other` });
    await calls().subs.add({ name: `${word}a`, categoryId: other._id });
    const { user } = open(`/chemical-category?search=${word}`);
    const [first] = await screen.findAllByRole('button', { name: `Actions for ${word}a` });
    if (first === undefined) throw new Error('The row has no menu');
    await user.click(first);
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    await user.click(await screen.findByRole('combobox', { name: /^In/ }));
    await user.click(await screen.findByRole('option', { name: other.name }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Not moved')).toBeVisible();
    expect(
      screen.getByText(new RegExp(`already taken by the subcategory “${word}a”`)),
    ).toBeVisible();
    expect(rowNames().slice(0, 4)).toEqual([word, `${word}a`, `${word}x`, `${word}b`]);
    expect(await storedOrder(top._id)).toEqual([`${word}a`, `${word}b`]);
  });

  it('delete after asking, bring back by Undo, and keep what is in use', async () => {
    const { word, user } = await openBranch();
    const confirm = async () => {
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
    };
    await choose(user, `${word}b`, 'Delete');
    await confirm();
    await waitFor(() => expect(rowNames()).toEqual([word, `${word}a`, `${word}x`]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await row(`${word}b`)).toBeVisible();
    await choose(user, `${word}x`, 'Delete');
    const use = await screen.findByRole('alertdialog', { name: `“${word}x” is in use` });
    expect(use).toHaveTextContent(/1 chemical: /);
    expect(within(use).queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(within(use).getByRole('button', { name: 'Cancel' }));
    expect(await row(`${word}x`)).toBeVisible();
  });

  it('move what is in use to another and delete it, after asking where to', async () => {
    const branch = await addBranch();
    const { word, b } = branch;
    const other = await calls().subSubs.add({ name: `${word}y`, subCategoryId: b._id });
    const { user } = open(`/chemical-category?search=${word}`);
    await choose(user, `${word}x`, 'Delete');
    const asked = { name: `“${word}x” is in use` };
    const question = await screen.findByRole('alertdialog', asked);
    expect(question).toHaveTextContent(`1 chemical: ${word} acid`);
    expect(await findViolations(question)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Move' }));
    expect(
      await screen.findByText('Choose the sub-subcategory that takes its place.'),
    ).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Move them to' }), `${word}y`);
    await user.click(await screen.findByRole('option', { name: new RegExp(`${word}y$`) }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(rowNames()).not.toContain(`${word}x`), { timeout: 5_000 });
    const { data } = await calls().chemicals.list({ search: `${word} acid` });
    expect(data).toMatchObject([{ subCategoryId: b._id, subSubCategoryId: other._id }]);
  });

  it('tell the history of a category', async () => {
    const { word, user } = await openBranch();
    await choose(user, `${word}a`, 'History');
    const sheet = await screen.findByRole('dialog', { name: 'History' });
    expect(await within(sheet).findByText(/added this/)).toBeVisible();
  });
});
