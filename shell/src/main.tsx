import 'shared-ui/no-eval';
import { createRoot } from 'react-dom/client';
import { setStyleNonce } from 'shared-ui';
import { interUrls } from 'shared-ui/fonts';
import { createShell } from './app/create-shell';
import { readClaims } from './auth/token-claims';
import { readToken } from './auth/token-cookie';
import { rootElementId } from './document/element-ids';
import { createFederation } from './federation/create-federation';

const baseURL = '/api';
const registryPollTime = 30_000;

setStyleNonce();

const federation = createFederation({
  baseURL,
  adminId: () => readClaims(readToken() ?? '').adminId,
});
const { element } = createShell({ baseURL, federation, fonts: interUrls });

const root = document.getElementById(rootElementId);
if (root === null) throw new Error(`The page has no element #${rootElementId} for the shell.`);
createRoot(root).render(element);

federation.store.markBooted();
federation.store.startPolling(registryPollTime);
