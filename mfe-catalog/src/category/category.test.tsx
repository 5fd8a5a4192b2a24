import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  categories,
  categoryEndpoints,
  chemicals,
  subCategories,
  subSubCategories,
} from 'contract';
import { resourceCalls } from 'shared-ui';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

const patience = 30_000;

describe('the screens of categories', () => {
  const session = suiteSession();
  beforeEach(() => localStorage.clear());

  const calls = () => ({
    tops: resourceCalls(session().client, categories),
    subs: resourceCalls(session().client, subCategories),
    subSubs: resourceCalls(session().client, subSubCategories),
    chemicals: resourceCalls(session().client, chemicals),
  });
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const row = (name: string) =>
    screen.findByRole('treeitem', { name: new RegExp(`^${name}, \\d`) });
  const rowNames = () =>
    screen.getAllByRole('treeitem').map((one) => within(one).getAllByRole('link')[0]?.textContent);
  const storedOrder = async (parentId: string) => {
    const tree = await session().client.call(categoryEndpoints.tree, {});
    return tree.find(({ _id }) => _id === parentId)?.subCategories.map(({ name }) => name);
  };

  /** A category with two others in it, `…a` and `…b`, the first with one in it and a published chemical. */
  async function addBranch() {
    const word = uniqueWord();
    const top = await calls().tops.add({ name: word });
    const a = await calls().subs.add({ name: `${word}a`, categoryId: top._id, order: 0 });
    const b = await calls().subs.add({ name: `${word}b`, categoryId: top._id, order: 1 });
    const inner = await calls().subSubs.add({ name: `${word}x`, subCategoryId: a._id });
    const place = { categoryId: top._id, subCategoryId: a._id, subSubCategoryId: inner._id };
    await calls().chemicals.add({ name: `${word} acid`, status: 'published', ...place });
    return { word, top, a, b, inner };
  }
  async function openBranch() {
    const branch = await addBranch();
    const view = open(`/chemical-category?search=${branch.word}`);
    await row(branch.word);
    return { ...branch, ...view };
  }
  async function choose(user: UserEvent, name: string, item: RegExp | string) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }

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

  it(
    'show the tree with its counts and links, accessible, with what is open kept',
    async () => {
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
    },
    patience,
  );

  it(
    'are walked through by keys, with one stop for Tab',
    async () => {
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
    },
    patience,
  );

  it(
    'search on all levels, and say when nothing is found',
    async () => {
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
    },
    patience,
  );

  it(
    'move by the menu, at once and in words, and give the focus back',
    async () => {
      const { word, user, top } = await openBranch();
      await choose(user, `${word}b`, 'Move up');
      await waitFor(() => expect(rowNames().slice(1, 3)).toEqual([`${word}b`, `${word}a`]));
      expect(screen.getByText(`${word}b moved: 1 of 2 in ${word}.`)).toBeInTheDocument();
      await waitFor(async () =>
        expect(await storedOrder(top._id)).toEqual([`${word}b`, `${word}a`]),
      );
      await waitFor(() =>
        expect(document.activeElement?.closest('[role="tree"]')).toBe(screen.getByRole('tree')),
      );
    },
    patience,
  );

  it(
    'move into another category by the dialog, with the chemicals',
    async () => {
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
    },
    patience,
  );

  it(
    'go back and say why when a move is refused',
    async () => {
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
    },
    patience,
  );

  it(
    'delete after asking, bring back by Undo, and keep what is in use',
    async () => {
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
      await confirm();
      expect(await screen.findByText(/in use by 1 chemical: /)).toBeVisible();
    },
    patience,
  );

  it('tell the history of a category', async () => {
    const { word, user } = await openBranch();
    await choose(user, `${word}a`, 'History');
    const sheet = await screen.findByRole('dialog', { name: 'History' });
    expect(await within(sheet).findByText(/added this/)).toBeVisible();
  });

  it(
    'add one below another, last among those there',
    async () => {
      const { word, user, top } = await openBranch();
      await choose(user, word, 'Add subcategory');
      await retype(user, { label: 'Name', text: `${word} c` });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New subcategory');
      expect(screen.getByText(`On the website: /${word}/${word}-c`)).toBeVisible();
      expect(await findViolations()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await row(`${word} c`)).toBeVisible();
      expect(await storedOrder(top._id)).toEqual([`${word}a`, `${word}b`, `${word} c`]);
    },
    patience,
  );

  it(
    'keep what was typed when another place makes it another level',
    async () => {
      const { word } = await addBranch();
      const { user } = open('/chemical-category-form');
      await retype(user, { label: 'Name', text: `${word} new` });
      await user.click(screen.getByRole('combobox', { name: 'In' }));
      await user.type(screen.getByRole('combobox', { name: 'In' }), `${word}b`);
      await user.click(await screen.findByRole('option', { name: `${word} › ${word}b` }));
      expect(await screen.findByText('New sub-subcategory')).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(`${word} new`);
      await user.click(screen.getByRole('button', { name: 'Save and new' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
      const stored = await session().client.call(categoryEndpoints.subSubCategory, {
        query: { slug: `${word}-new` },
      });
      expect(stored.data).toMatchObject({ name: `${word} new` });
      expect(screen.getByRole('combobox', { name: 'In' })).toHaveValue(`${word} › ${word}b`);
    },
    patience,
  );

  it(
    'put what the server refuses at the address, and ask before changes are lost',
    async () => {
      const { word } = await addBranch();
      const { user } = open('/chemical-category-form');
      await retype(user, { label: 'Name', text: 'Another' });
      await user.tripleClick(screen.getByRole('textbox', { name: 'Address' }));
      await user.keyboard(word);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `already taken by the category “${word}”`,
      );
      expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving?');
    },
    patience,
  );

  it(
    'edit the deepest category of the address, and move it by its form',
    async () => {
      const { word, top, a, inner, b } = await addBranch();
      const { user } = open(`/edit-chemical-category/${top._id}/${a._id}/${inner._id}`);
      await retype(user, { label: 'Name', text: `${word} inner` });
      await user.click(screen.getByRole('combobox', { name: /^In/ }));
      await user.click(await screen.findByRole('option', { name: `${word} › ${word}b` }));
      expect(screen.getByText(`On the website: /${word}/${word}b/${word}x`)).toBeVisible();
      expect(await findViolations()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await row(`${word} inner`)).toBeVisible();
      expect(await calls().subSubs.get(inner._id)).toMatchObject({ subCategoryId: b._id });
    },
    patience,
  );

  it(
    'show what another changed meanwhile',
    async () => {
      const { top, a } = await addBranch();
      const { user } = open(`/edit-chemical-category/${top._id}/${a._id}`);
      await screen.findByRole('textbox', { name: 'Name' });
      const [theirs, mine] = [uniqueWord(), uniqueWord()];
      await calls().subs.update(a._id, { name: theirs });
      await retype(user, { label: 'Name', text: mine });
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(/changed this subcategory meanwhile/)).toBeVisible();
      expect(screen.getByText(theirs)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Save with these choices' }));
      await waitFor(async () => expect((await calls().subs.get(a._id)).name).toBe(mine));
    },
    patience,
  );

  it('lead from a former place to the present one, and say so where there is none', async () => {
    const { word, a, b, inner, top } = await addBranch();
    const { router } = open(`/edit-chemical-category/${b._id}/${a._id}/${inner._id}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`${word}x`);
    expect(router.state.location.pathname).toBe(
      `/edit-chemical-category/${top._id}/${a._id}/${inner._id}`,
    );
    for (const ids of ['nonsense', `${top._id}/${inner._id}`, a._id]) {
      const { unmount } = open(`/edit-chemical-category/${ids}`);
      const link = await screen.findByRole('link', { name: 'All categories' });
      expect(link).toHaveAttribute('href', '/chemical-category');
      unmount();
    }
  });
});
