import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { units } from 'contract/catalog';
import { savedViews } from 'contract/staff';
import { resourceCalls } from '../resource/resource-calls';
import { UnitScreen } from '../stories/unit-screen';
import { findViolations } from '../testing/find-violations';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { retype } from '../testing/screen-steps';
import { suiteSession } from '../testing/suite-session';

const routes = [{ path: 'unit', element: <UnitScreen /> }];

describe('the saved views of a list', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, savedViews);
  const open = (search: string) =>
    renderScreens({ routes, client: session().client, at: `/unit${search}` });
  const trigger = () => screen.findByRole('button', { name: /^Views?\b/ });

  async function choose(user: UserEvent, item: string | RegExp) {
    await user.click(await trigger());
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }
  async function save(user: UserEvent, name: string) {
    await choose(user, /^Save this view/);
    await retype(user, { label: 'Name', text: name });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: `View: ${name}` });
  }
  const hide = async (user: UserEvent, column: string) => {
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: column }));
    await user.keyboard('{Escape}');
  };

  beforeAll(async () => {
    const kilo = { name: 'Kilogram', symbol: 'kg', dimension: 'mass', factor: 1 };
    await resourceCalls(session().client, units).add(kilo);
  });
  beforeEach(() => localStorage.clear());

  it('keep search, sorting and columns under a name, in the address, for a reload and a shared link', async () => {
    const name = uniqueWord();
    const first = open('?search=kilo&sort=-symbol');
    await screen.findByRole('table');
    await hide(first.user, 'Symbol');
    await save(first.user, name);
    const { search } = first.router.state.location;
    expect(search).toMatch(/search=kilo&sort=-symbol&view=/);
    first.unmount();
    localStorage.clear();
    open(search);
    await screen.findByRole('button', { name: `View: ${name}` });
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Symbol' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('searchbox')).toHaveValue('kilo');
  });

  it('say when the list differs by now, lead back, and take over what is shown', async () => {
    const name = uniqueWord();
    const { user, router } = open('?search=kilo');
    await save(user, name);
    const changed = `View: ${name}, changed`;
    await user.click(screen.getByRole('button', { name: /^Symbol/ }));
    expect(await screen.findByRole('button', { name: changed })).toBeVisible();
    await choose(user, 'Back to the view as saved');
    expect(await screen.findByRole('button', { name: `View: ${name}` })).toBeVisible();
    expect(router.state.location.search).not.toContain('sort');
    await hide(user, 'Updated');
    expect(await screen.findByRole('button', { name: changed })).toBeVisible();
    await choose(user, 'Update to what is shown');
    expect(await screen.findByText(`“${name}” updated`)).toBeVisible();
    expect(await screen.findByRole('button', { name: `View: ${name}` })).toBeVisible();
    await choose(user, 'All units');
    expect(await screen.findByRole('columnheader', { name: /^Updated/ })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('are renamed, shared and deleted by their owner', async () => {
    const [name, other] = [uniqueWord(), uniqueWord()];
    const { user, router } = open('?search=kilo');
    await save(user, name);
    await choose(user, /^Rename or share/);
    await retype(user, { label: 'Name', text: other });
    await user.click(screen.getByRole('checkbox', { name: /^Share/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: `View: ${other}` });
    const { data } = await calls().list({ resource: 'unit' });
    expect(data.find((view) => view.name === other)).toMatchObject({ isShared: true });
    await choose(user, 'Delete the view');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Views' });
    expect(router.state.location.search).toBe('');
    expect((await calls().list({ search: other })).total).toBe(0);
  });

  it('have a menu without an accessibility violation that marks the one in sight', async () => {
    const name = uniqueWord();
    const { user } = open('?search=kilo');
    await screen.findByRole('table');
    await save(user, name);
    await user.click(await trigger());
    const item = await screen.findByRole('menuitem', { name: new RegExp(name) });
    expect(item).toHaveAttribute('aria-current', 'true');
    expect(await findViolations()).toEqual([]);
  });
});
