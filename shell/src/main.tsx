import 'shared-ui/no-eval';
import { createRoot } from 'react-dom/client';
import { setStyleNonce, showToast } from 'shared-ui';
import { interUrls } from 'shared-ui/fonts';
import { sessionTexts } from './app/browser-storage';
import { createShell } from './app/create-shell';
import { watchErrors } from './app/watch-errors';
import { readClaims } from './auth/token-claims';
import { readToken } from './auth/token-cookie';
import { rootElementId } from './document/element-ids';
import { createFederation } from './federation/create-federation';
import { guardScripts } from './federation/guard-scripts';
import { logProblem } from './federation/log-problem';
import { integrityAt, provideOwnIntegrity } from './federation/provide-integrity';
import { readOverrides, withoutOverrides } from './federation/overrides';
import { overrideOrigins } from './document/override-origins';
import { shellIntegrity } from './document/shell-integrity';
import { createLeavePage } from './app/leave-page';

const baseURL = '/api';
const registryPollTime = 30_000;

setStyleNonce();
const leavePage = createLeavePage();
// In development, files change while the shell runs.
if (process.env['NODE_ENV'] === 'production') {
  provideOwnIntegrity(__webpack_public_path__, shellIntegrity(document));
  guardScripts(integrityAt);
}

const url = new URL(location.href);
const overrides = await readOverrides({
  url,
  session: sessionTexts,
  origins: overrideOrigins(document),
  fetch: (...call) => fetch(...call),
});
if (withoutOverrides(url) !== url.pathname + url.search + url.hash)
  history.replaceState(history.state, '', withoutOverrides(url));

const federation = createFederation({
  baseURL,
  adminId: () => readClaims(readToken() ?? '').adminId,
  token: readToken,
  overrides,
});
// The page's registry has only the versions that may run; a tab with overrides reads the full registry.
if (overrides.chosen.size > 0 && readToken() !== undefined) await federation.store.refresh();
const { element } = createShell({ baseURL, federation, leavePage, fonts: interUrls });

const root = document.getElementById(rootElementId);
if (root === null) throw new Error(`The page has no element #${rootElementId} for the shell.`);
createRoot(root).render(element);
watchErrors(window, {
  titleOf: (remote) =>
    federation.store.current().registry.remotes.find(({ id }) => id === remote)?.title,
  report: federation.report,
  notify: (title) => void showToast({ title, tone: 'danger' }),
  log: logProblem,
});

federation.store.markBooted();
federation.store.startPolling(registryPollTime);
