import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  categories,
  categoryEndpoints,
  chemicals,
  subCategories,
  subSubCategories,
} from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { renderScreens, type TestSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

/** Steps shared by the tests of the category screens. */
export function categorySteps(session: () => TestSession) {
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
  /** The same among all categories, where rows can be dragged. */
  async function openAll() {
    const branch = await addBranch();
    const view = open('/chemical-category');
    await row(branch.word);
    await view.user.click(screen.getByRole('button', { name: `Open ${branch.word}` }));
    await row(`${branch.word}b`);
    return { ...branch, ...view };
  }
  async function choose(user: UserEvent, name: string, item: RegExp | string) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }
  return { calls, open, row, rowNames, storedOrder, addBranch, openBranch, openAll, choose };
}
