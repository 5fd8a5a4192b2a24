import { screen, waitFor, within } from '@testing-library/react';
import { menuItems } from 'contract/content';
import { resourceCalls } from 'shared-ui/resource';
import {
  findViolations,
  firePointer,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describe('the menu', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, menuItems);
  const open = (at = '/menu-listing-table') =>
    renderScreens({ routes, client: session().client, at });
  const rows = () =>
    within(screen.getByRole('list', { name: 'Menu items' }))
      .getAllByRole('listitem')
      .map(
        (row) =>
          `${row.getAttribute('aria-level')} ${within(row).getAllByRole('link')[0]?.textContent}`,
      );
  const grip = (title: string) => screen.findByRole('button', { name: `Move ${title}` });

  /** What the API has: the titles below each other one, in their order. */
  async function stored(parentId: string | null) {
    const { data } = await calls().list({ pageSize: 100, sort: 'order' });
    return data.filter((item) => item.parentId === parentId).map(({ title }) => title);
  }
  /** The entries A, with B below it, and C; nothing else. */
  async function begin() {
    const { data } = await calls().list({ pageSize: 100, sort: '-order' });
    for (const { _id } of data.toSorted((one) => (one.parentId === null ? 1 : -1))) {
      await calls().remove(_id);
    }
    const add = (title: string, parentId: string | null = null) =>
      calls().add({ title, path: '/about', parentId });
    const a = await add('A');
    return { a, b: await add('B', a._id), c: await add('C') };
  }

  it('is put into another order, and items below others, by keys alone, spoken', async () => {
    const { a, b } = await begin();
    const { user } = open();
    (await grip('C')).focus();
    expect(rows()).toEqual(['1 A', '2 B', '1 C']);
    expect(await findViolations()).toEqual([]);
    await user.keyboard(' ');
    expect(screen.getByText('Picked up C: 2 of 2 in the menu itself.')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('1 of 1 below B.')).toBeInTheDocument();
    expect(rows()).toEqual(['1 A', '2 B', '3 C']);
    await user.keyboard('{ArrowUp}');
    expect(rows()).toEqual(['1 A', '2 C', '2 B']);
    await user.keyboard(' ');
    expect(screen.getByText('C moved: 1 of 2 below A.')).toBeInTheDocument();
    await waitFor(async () => expect(await stored(a._id)).toEqual(['C', 'B']));
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(screen.getByText('Put back. Nothing has changed.')).toBeInTheDocument();
    expect(await stored(null)).toEqual(['A']);
    expect(await stored(b._id)).toEqual([]);
  });

  it('takes no item below itself, and none deeper than the site shows', async () => {
    await begin();
    const { user } = open();
    (await grip('A')).focus();
    await user.keyboard(' {ArrowDown}{ArrowRight}{ArrowRight}');
    expect(rows()).toEqual(['1 C', '2 A', '3 B']);
    await user.keyboard('{ArrowRight}{ArrowLeft} ');
    await waitFor(async () => expect(await stored(null)).toEqual(['C', 'A']));
  });

  it('follows the mouse: down for the order, to the side for the level', async () => {
    const { b, c } = await begin();
    open();
    const handle = await grip('C');
    firePointer(handle, 'pointerdown', { x: 10, y: 0 });
    firePointer(window, 'pointermove', { x: 70, y: 1 });
    expect(rows()).toEqual(['1 A', '2 B', '3 C']);
    firePointer(window, 'pointerup', { x: 70, y: 1 });
    await waitFor(async () => expect((await calls().get(c._id)).parentId).toBe(b._id));
  });

  it('shows and hides, moves by its menu, and says what the server refuses', async () => {
    const { a, b, c } = await begin();
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: '“B” is visible' }));
    await waitFor(async () => expect((await calls().get(b._id)).visible).toBe(false));
    const choose = async (title: string, item: string) => {
      await user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('C', 'Move below the one before');
    await waitFor(async () => expect((await calls().get(c._id)).parentId).toBe(a._id));
    const end = session().refuse(({ url }) => url.includes('reorder'), {
      code: 'invalid',
      detail: 'Not there.',
    });
    await choose('C', 'Move a level up');
    expect(await screen.findByText('Not there.')).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['1 A', '2 B', '2 C']));
    end();
    await choose('A', 'Delete');
    expect(await screen.findByRole('alertdialog', { name: '“A” is in use' })).toBeVisible();
  });

  it('takes a new item below another one, its path from the site’s pages', async () => {
    const { b } = await begin();
    const { user } = open(`/menu-listing-form?parent=${b._id}`);
    const title = uniqueWord();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Below' })).toHaveValue('A › B'),
    );
    await retype(user, { label: 'Title', text: title });
    const path = screen.getByRole('combobox', { name: 'Path' });
    expect(document.querySelector('datalist option[value="/vision-mission"]')).not.toBeNull();
    expect(await findViolations()).toEqual([]);
    await user.type(path, '//elsewhere');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Path: ');
    await user.clear(path);
    await user.type(path, '/vision-mission');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await grip(title)).toBeVisible();
    expect(await stored(b._id)).toEqual([title]);
  });
});
