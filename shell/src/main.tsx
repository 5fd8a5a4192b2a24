import 'shared-ui/no-eval';
import { createRoot } from 'react-dom/client';
import { setStyleNonce } from 'shared-ui';
import { interUrls } from 'shared-ui/fonts';
import { createShell } from './app/create-shell';
import { readClaims } from './auth/token-claims';
import { readToken } from './auth/token-cookie';
import { rootElementId } from './document/element-ids';
import { createFederation } from './federation/create-federation';
import { allowUnchecked } from './federation/provide-integrity';
import { readOverrides, withoutOverrides } from './federation/overrides';
import { remoteOrigins } from './document/remote-origins';

const baseURL = '/api';
const registryPollTime = 30_000;

setStyleNonce();

const url = new URL(location.href);
const overrides = await readOverrides({
  url,
  session: sessionStorage,
  origins: remoteOrigins(document),
  fetch: (...call) => fetch(...call),
  onUnchecked: allowUnchecked,
});
if (withoutOverrides(url) !== url.pathname + url.search + url.hash)
  history.replaceState(history.state, '', withoutOverrides(url));

const federation = createFederation({
  baseURL,
  adminId: () => readClaims(readToken() ?? '').adminId,
  token: readToken,
  overrides,
});
// The page names only the versions that may run; a tab that was given another one reads the whole list.
if (overrides.chosen.size > 0) await federation.store.refresh();
const { element } = createShell({ baseURL, federation, fonts: interUrls });

const root = document.getElementById(rootElementId);
if (root === null) throw new Error(`The page has no element #${rootElementId} for the shell.`);
createRoot(root).render(element);

federation.store.markBooted();
federation.store.startPolling(registryPollTime);
