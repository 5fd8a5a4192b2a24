import 'shared-ui/no-eval';
import { matchRemote } from 'contract/release';
import type { Root } from 'react-dom/client';
import { type FontUrls, showToast } from 'shared-ui';
import { readClaims } from '../auth/token-claims';
import { readToken } from '../auth/token-cookie';
import { overrideOrigins } from '../document/override-origins';
import { ownBuild } from '../document/own-build';
import { readRegistryOf } from '../document/read-registry-of';
import { triedPagesMark } from '../document/tried-pages';
import { createRegistryCall } from '../federation/ask-registry';
import { createFederation } from '../federation/create-federation';
import type { Federation } from '../federation/federation-context';
import { logProblem } from '../federation/log-problem';
import { readOverrides, withoutOverrides } from '../federation/overrides';
import { sessionTexts } from './browser-storage';
import { createShell } from './create-shell';
import type { LeavePage } from './leave-page';
import { watchErrors } from './watch-errors';

const registryPollTime = 30_000;
/** In ms: how long the frame waits for the remote of its first page. */
const maxWait = 300;

export interface Panel {
  readonly root: Root;
  readonly baseURL: string;
  readonly leavePage: LeavePage;
  readonly fonts: FontUrls;
}

/** Opens the panel at the current address. Called once per page. */
export async function openPanel({ root, baseURL, leavePage, fonts }: Panel): Promise<void> {
  const url = new URL(location.href);
  const [overrides, inlined] = await Promise.all([
    readOverrides({
      url,
      session: sessionTexts,
      origins: overrideOrigins(document),
      fetch: (...call) => fetch(...call),
    }),
    registryOf(document, baseURL),
  ]);
  if (withoutOverrides(url) !== url.pathname + url.search + url.hash)
    history.replaceState(history.state, '', withoutOverrides(url));

  const federation = createFederation({
    baseURL,
    adminId: () => readClaims(readToken() ?? '').adminId,
    token: readToken,
    inlined,
    overrides,
  });
  // The page's registry has only the versions that may run; a tab with overrides reads the full registry.
  if (overrides.chosen.size > 0 && readToken() !== undefined) {
    await federation.store.refresh();
    document.cookie = triedPagesMark(patternsOf(federation, overrides.chosen));
  }
  const remote = loadRemote(federation, url.pathname);
  const { element } = createShell({ baseURL, federation, leavePage, fonts });
  watchErrors(window, {
    titleOf: (remote) =>
      federation.store.current().registry.remotes.find(({ id }) => id === remote)?.title,
    report: federation.report,
    notify: (title) => void showToast({ title, tone: 'danger' }),
    log: logProblem,
    build: ownBuild(document),
  });

  federation.store.markBooted();
  federation.store.startPolling(registryPollTime);
  // Rendering keeps the thread busy. The remote's scripts, which have arrived by now, run first: they request those of
  // the page, which are fetched meanwhile.
  await Promise.race([remote, pause(maxWait)]);
  root.render(element);
}

function patternsOf({ store }: Federation, chosen: ReadonlyMap<string, string>): string[] {
  const { remotes } = store.current().registry;
  return remotes.filter(({ id }) => chosen.has(id)).flatMap(({ patterns }) => patterns);
}

/** A page that was served before the sign-in has no registry. */
async function registryOf(page: Document, baseURL: string): Promise<unknown> {
  const inlined = readRegistryOf(page);
  if (inlined !== undefined || readToken() === undefined) return inlined;
  const answer = await createRegistryCall(baseURL, readToken, ownBuild(page))();
  return answer.kind === 'document' ? answer.document : undefined;
}

/** Resolves when the code of the address's remote has run, or failed to: the page that needs it shows why. */
async function loadRemote({ store, loader }: Federation, pathname: string): Promise<void> {
  const remote = matchRemote(store.current().registry, pathname);
  if (remote === undefined || remote.disabled || readToken() === undefined) return;
  await loader.load(remote.id).catch(() => undefined);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
