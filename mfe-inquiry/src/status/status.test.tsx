import { statuses, inquiries } from 'contract/inquiry';
import { screen, waitFor, within } from '@testing-library/react';
import { resourceCalls } from 'shared-ui/resource';
import {
  chooseInRow,
  describeResource,
  findRow,
  findViolations,
  renderScreens,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: statuses,
  routes,
  list: '/status-table',
  titleLabel: 'Name',
  thorough: true,
  body: (word) => ({ name: word, color: 'teal', kind: 'open', order: 90 }),
  fill: (user) => user.click(screen.getByRole('radio', { name: 'Orange' })),
});

describe('statuses on their own page', () => {
  const session = suiteSession();
  const open = () => renderScreens({ routes, client: session().client, at: '/status-table' });
  const calls = () => resourceCalls(session().client, statuses);
  const shownNames = () =>
    screen
      .getAllByRole('button', { name: /^Move / })
      .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''));
  const storedNames = async () =>
    (await calls().list({ pageSize: 100 })).data.map(({ name }) => name);

  it('are put into another order by keys, and said where they are', async () => {
    const { user } = open();
    const handle = await screen.findByRole('button', { name: 'Move New' });
    expect(shownNames()).toEqual(['New', 'Contacted', 'Quoted', 'Negotiation', 'Won', 'Lost']);
    expect(handle).toHaveAccessibleDescription(/press Space, move with the arrow keys/);
    handle.focus();
    await user.keyboard(' {ArrowDown}');
    expect(screen.getByText('Place 2 of 6.')).toBeInTheDocument();
    expect(shownNames().slice(0, 2)).toEqual(['Contacted', 'New']);
    expect(handle).toHaveFocus();
    await user.keyboard(' ');
    await waitFor(async () =>
      expect((await storedNames()).slice(0, 2)).toEqual(['Contacted', 'New']),
    );
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(shownNames().slice(0, 2)).toEqual(['Contacted', 'New']);
    expect(await findViolations()).toEqual([]);
    await chooseInRow(user, { title: 'New', item: 'Move left on the board' });
    await waitFor(async () =>
      expect((await storedNames()).slice(0, 2)).toEqual(['New', 'Contacted']),
    );
  });

  it('stay where they are while the list stands in another order, and say why', async () => {
    const { user } = renderScreens({
      routes,
      client: session().client,
      at: '/status-table?sort=name',
    });
    const handle = await screen.findByRole('button', { name: 'Move Quoted' });
    const before = shownNames();
    expect(handle).toHaveAttribute('aria-disabled', 'true');
    expect(handle).toHaveAccessibleDescription('To move rows, show the list in its own order');
    handle.focus();
    await user.keyboard(' {ArrowDown} ');
    expect(shownNames()).toEqual(before);
    const release = session().hold(({ url }) => url.startsWith('/api/status?'));
    await user.click(screen.getByRole('button', { name: 'Show in its own order' }));
    expect(shownNames()).toEqual(before);
    expect(handle).toHaveAttribute('aria-disabled', 'true');
    expect(handle).toHaveAccessibleDescription(/wait until the list is in its own order/);
    release();
    await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'false'));
    expect(shownNames()[0]).toBe('New');
  });

  it('stand last when they are new', async () => {
    const name = uniqueWord();
    const { _id } = await calls().add({ name });
    expect((await storedNames()).at(-1)).toBe(name);
    await calls().remove(_id);
  });

  it('stay when an inquiry has them, which is named', async () => {
    await resourceCalls(session().client, inquiries).add({ contactName: uniqueWord() });
    const { user } = open();
    await chooseInRow(user, { title: 'New', item: 'Delete' });
    const use = await screen.findByRole('alertdialog', { name: '“New” is in use' });
    expect(use).toHaveTextContent(/inquir(?:y|ies): INQ-/);
    await user.click(within(use).getByRole('button', { name: 'Cancel' }));
    expect(await findRow('New')).toBeInTheDocument();
  });
});
