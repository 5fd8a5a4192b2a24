import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminEndpoints, builtInRoles, roleEndpoints } from 'contract/staff';
import Cookies from 'js-cookie';
import type { RouteObject } from 'react-router-dom';
import { tokenCookie } from '../client/create-api-client';
import { type ApiClient, storeRole } from 'panel-runtime';
import { renderScreens } from './render-screens';
import { uniqueWord } from './resource-suite';
import { suiteSession } from './suite-session';

/** A screen that somebody of the role Read only opens. */
export interface ReadOnlyScreen {
  at: string;
  /** A text that is there once the screen has loaded. */
  shows: string | RegExp;
}

export interface ReadOnlySuite {
  routes: RouteObject[];
  /** Adds the records, by a client with the rights of an Owner. */
  screens: (client: ApiClient) => Promise<readonly ReadOnlyScreen[]>;
}

const writing =
  /^(add|assign|cancel|convert|delete|done|drag|duplicate|edit|link|mark|move|new|plan|preview on|put|remove|replace|reply|resend|save$|send|show (earlier|later)|take|write)\b/i;

/** The conformance suite of a role that only views: no control is named as one that writes, and no request is refused. */
export function describeReadOnly({ routes, screens }: ReadOnlySuite): void {
  const session = suiteSession();
  it('offers somebody of the role Read only no control that the API would refuse', async () => {
    const { client, forbidden } = session();
    const opened = await screens(client);
    const owner = Cookies.get(tokenCookie) ?? '';
    const { _id: roleId } = builtInRoles['read-only'];
    const email = `${uniqueWord()}@example.com`.toLowerCase();
    const login = { email, password: 'a long pass phrase' };
    const body = { firstname: 'Robin', lastname: 'Reader', ...login };
    const { admin } = await client.call(adminEndpoints.register, { body, asStaff: true });
    await client.call(roleEndpoints.assign, { body: { adminId: admin._id, roleId } });
    const { token, role } = await client.call(adminEndpoints.login, { body: login });
    Cookies.set(tokenCookie, token);
    storeRole(role);
    try {
      for (const { at, shows } of opened) {
        const view = renderScreens({ routes, client, at });
        expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0);
        await waitFor(() => expect(view.container.querySelector('[aria-busy="true"]')).toBeNull());
        expect([at, await writingControls(view.container)]).toEqual([at, []]);
        view.unmount();
      }
      expect(forbidden).toEqual([]);
    } finally {
      storeRole(undefined);
      Cookies.set(tokenCookie, owner);
    }
  });
}

/** The names of enabled controls that would write: on the screen, and in the first menu of a row. */
async function writingControls(container: HTMLElement): Promise<readonly string[]> {
  const found = namesOf(container);
  const [menu] = within(container).queryAllByRole('button', { name: /^Actions for/ });
  if (menu !== undefined) {
    fireEvent.keyDown(menu, { key: 'Enter' });
    if (screen.queryByRole('menu') === null) fireEvent.click(menu);
    found.push(...namesOf(await screen.findByRole('menu')));
  }
  return found.filter((name) => writing.test(name));
}

const controls = 'button, [role="menuitem"], [role="switch"], [role="checkbox"], a[href]';

function namesOf(container: HTMLElement): string[] {
  return [...container.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.matches(':disabled, [aria-disabled="true"]'))
    .map((control) => (control.getAttribute('aria-label') ?? control.textContent).trim());
}
