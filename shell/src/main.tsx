import { createRoot } from 'react-dom/client';
import { setStyleNonce } from 'shared-ui';
import { interUrls as fonts } from 'shared-ui/fonts';
import { isAccountPage } from './account-link/account-pages';
import { createLeavePage } from './app/leave-page';
import { readToken } from './auth/token-cookie';
import { firstAccountMeta, rootElementId } from './document/element-ids';
import { shellIntegrity } from './document/shell-integrity';
import { guardScripts } from './federation/guard-scripts';
import { integrityAt, provideOwnIntegrity } from './federation/provide-integrity';
import { startLanguage } from './language/panel-language';
import { fetchAhead } from './sign-in/fetch-ahead';
import { openSignIn } from './sign-in/open-sign-in';

const baseURL = '/api';

setStyleNonce();
const leavePage = createLeavePage();
// In development, files change while the shell runs.
if (process.env['NODE_ENV'] === 'production') {
  provideOwnIntegrity(__webpack_public_path__, shellIntegrity(document));
  guardScripts(integrityAt);
}

const element = document.getElementById(rootElementId);
if (element === null) throw new Error(`The page has no element #${rootElementId} for the shell.`);
const root = createRoot(element);
await startLanguage();

/** The panel's code, which the page of a signed-in admin loads along with this. */
async function loadPanel() {
  const { openPanel } = await import(/* webpackChunkName: "start" */ './app/open-panel');
  return () => openPanel({ root, baseURL, leavePage, fonts });
}

if (isAccountPage(location.pathname)) {
  const page = import(/* webpackChunkName: "account" */ './account-link/open-account-page');
  (await page).openAccountPage({ root, baseURL, fonts });
} else if (
  readToken() === undefined &&
  document.querySelector(`meta[name="${firstAccountMeta}"]`)
) {
  const page = import(/* webpackChunkName: "account" */ './account-link/open-account-page');
  (await page).openFirstAccount({ root, baseURL, fonts });
} else if (readToken() === undefined) {
  openSignIn({ root, baseURL, fonts, loadPanel });
  fetchAhead(document, __webpack_public_path__);
} else await (await loadPanel())();
