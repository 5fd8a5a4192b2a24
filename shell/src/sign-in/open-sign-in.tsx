import { shellRoutes } from 'contract';
import type { Login } from 'contract/staff';
import type { Root } from 'react-dom/client';
import type { FontUrls } from 'shared-ui';
import { loginHref } from '../app/hrefs';
import { listenToOtherTabs, notifyOtherTabs } from '../auth/other-tabs';
import { safePath } from '../auth/safe-path';
import { readToken, storeToken } from '../auth/token-cookie';
import { logProblem } from '../federation/log-problem';
import { requestToken } from '../login/request-token';
import { SignInPage } from './sign-in-page';

export interface SignIn {
  readonly root: Root;
  readonly baseURL: string;
  readonly fonts: FontUrls;
  /** Loads the panel's code; the result opens the panel at the current address. */
  readonly loadPanel: () => Promise<() => Promise<void>>;
}

/** Shows the login at `/login`, and after it the panel at the requested address. */
export function openSignIn({ root, baseURL, fonts, loadPanel }: SignIn): void {
  let hasOpened = false;
  const { pathname, search, hash } = location;
  if (pathname !== shellRoutes.login) moveTo(loginHref(pathname + search + hash));

  async function openPanel(loaded = loadPanel()) {
    if (hasOpened || readToken() === undefined) return;
    hasOpened = true;
    const open = await loaded.catch((cause: unknown) => {
      hasOpened = false;
      throw cause;
    });
    const from = new URLSearchParams(location.search).get('from');
    moveTo(safePath(from) ?? shellRoutes.dashboard);
    await open();
  }

  async function signIn(credentials: Login) {
    const loaded = loadPanel();
    // Awaited after the sign-in; a refused sign-in does not need it.
    loaded.catch(() => undefined);
    storeToken(await requestToken(baseURL, credentials));
    notifyOtherTabs('signed-in');
    await openPanel(loaded);
  }

  listenToOtherTabs(() => {
    openPanel().catch((cause: unknown) => logProblem('The panel could not be loaded:', cause));
  });
  root.render(<SignInPage fonts={fonts} onSubmit={signIn} />);
}

function moveTo(address: string): void {
  history.replaceState(history.state, '', address);
}
