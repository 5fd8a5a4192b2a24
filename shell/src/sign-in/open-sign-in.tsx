import { shellRoutes } from 'contract';
import type { Root } from 'react-dom/client';
import type { FontUrls } from 'shared-ui';
import { loginHref } from '../app/hrefs';
import { listenToOtherTabs, notifyOtherTabs } from '../auth/other-tabs';
import { safePath } from '../auth/safe-path';
import { readToken, storeToken } from '../auth/token-cookie';
import { logProblem } from '../federation/log-problem';
import { plainSignIn } from '../login/plain-sign-in';
import { SignInPage } from './sign-in-page';

export interface SignIn {
  readonly root: Root;
  readonly baseURL: string;
  readonly fonts: FontUrls;
  /** Loads the panel's code; the result opens the panel at the current address. */
  readonly loadPanel: () => Promise<() => Promise<void>>;
  /** Opens the address of the identity provider. */
  readonly leave?: (url: string) => void;
}

/** Shows the login at `/login`, and after it the panel at the requested address. */
export function openSignIn({ root, baseURL, fonts, loadPanel, leave = leaveTo }: SignIn): void {
  let hasOpened = false;
  const { pathname, search, hash } = location;
  if (pathname !== shellRoutes.login) moveTo(loginHref(pathname + search + hash));
  const response = providerResponse(location);
  // What it holds counts once: a reload begins anew.
  if (response !== undefined) moveTo(shellRoutes.login);

  let loaded: ReturnType<typeof loadPanel> | undefined;
  function preload() {
    loaded = loadPanel();
    // Awaited after the sign-in; a refused sign-in does not need it.
    loaded.catch(() => undefined);
  }

  const wanted = () => new URLSearchParams(location.search).get('from');

  async function openPanel(at = wanted()) {
    if (hasOpened || readToken() === undefined) return;
    hasOpened = true;
    const open = await (loaded ?? loadPanel()).catch((cause: unknown) => {
      hasOpened = false;
      throw cause;
    });
    moveTo(safePath(at) ?? shellRoutes.dashboard);
    await open();
  }

  async function signIn(token: string, from: string | undefined) {
    storeToken(token);
    notifyOtherTabs('signed-in');
    await openPanel(from);
  }

  listenToOtherTabs(() => {
    openPanel().catch((cause: unknown) => logProblem('The panel could not be loaded:', cause));
  });
  const calls = plainSignIn({ baseURL, onSend: preload, onToken: signIn, from: wanted, leave });
  root.render(<SignInPage fonts={fonts} calls={calls} response={response} />);
}

/** The query with which the identity provider sent the browser back. @see RFC 6749, section 4.1.2 */
function providerResponse({ search }: Location): string | undefined {
  const query = new URLSearchParams(search);
  const isResponse = query.has('state') && (query.has('code') || query.has('error'));
  return isResponse ? search : undefined;
}

function leaveTo(url: string): void {
  location.assign(url);
}

function moveTo(address: string): void {
  history.replaceState(history.state, '', address);
}
