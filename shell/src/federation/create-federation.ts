import { panelId, remoteContract } from 'contract/release';
import { failedBuildMark } from '../document/failed-build';
import { missedBuild, ownBuild } from '../document/own-build';
import { localTexts, sessionTexts } from '../app/browser-storage';
import { createAdapter } from './adapter';
import { createRegistryCall } from './ask-registry';
import { classifyFailure } from './classify-failure';
import { createCrashWatch } from './crash-watch';
import type { Federation } from './federation-context';
import { judgePage } from './judge-page';
import { createLoader } from './loader';
import { logFinding, logProblem } from './log-problem';
import type { Overrides } from './overrides';
import { createPageWatch } from './page-watch';
import { isFromBefore, registryFor } from './registry-for';
import { createRegistryStore, hashIn } from './registry-store';
import { RemoteFailure } from './remote-failure';
import { createReporter } from './reporter';
import { watchSideEffects } from './side-effects';
import { createVersionMemory } from './version-memory';

const panelFacts = { remote: panelId, title: 'The panel' };

export interface FederationOptions {
  /** The base address of the API: `/api`. */
  readonly baseURL: string;
  /** The signed-in admin, for rollouts. */
  readonly adminId: () => string | undefined;
  readonly token: () => string | undefined;
  /** The registry that this page starts with. */
  readonly inlined: unknown;
  readonly overrides: Overrides;
}

/** Federation for this page: the inlined registry and the loader. Called once. */
export function createFederation(options: FederationOptions): Federation {
  const { baseURL, adminId, token, inlined, overrides } = options;
  const [build, missed] = [ownBuild(document), missedBuild(document)];
  const store = createRegistryStore({
    inlined,
    isSignedIn: () => token() !== undefined,
    ask: createRegistryCall(baseURL, token, build),
    storage: localTexts,
    report: logProblem,
    over: (registry) => overrides.over(registryFor(registry, adminId())),
  });
  const memory = createVersionMemory(localTexts, sessionTexts, (remote, version) => {
    if (remote === panelId) document.cookie = failedBuildMark(version);
  });
  const reporter = createReporter({ baseURL, token, store });
  const listeners = new Set<(remote: string) => void>();
  const noteCrash = createCrashWatch(sessionTexts, (remote, version) => {
    memory.demote(remote, version);
    const reason = 'Three pages of it threw within ten minutes; this tab goes on without it.';
    report(new RemoteFailure({ remote, title: remote, version, kind: 'crash-loop', reason }));
    reportFailed(remote);
  });

  function report(failure: RemoteFailure): void {
    const { remote, version, kind, message, cause } = failure;
    if (kind === 'answer') logFinding(`Remote ${remote} ${version ?? ''}: ${message}`);
    else logProblem(`Remote ${remote} ${version ?? ''} failed (${kind}): ${message}`, cause);
    reporter.failed(failure);
    noteCrash(failure);
    if (kind === 'page')
      void judgePage(failure, { memory, classify }).then(() => reportFailed(remote));
  }

  const classify = (cause: unknown) =>
    classifyFailure(cause, (url) => hashIn(store.current().registry, url));

  function reportFailed(remote: string): void {
    for (const listener of listeners) listener(remote);
  }

  const offered = { contract: remoteContract, shared: SHARED_VERSIONS };
  const loader = createLoader({
    adapter: createAdapter(),
    store,
    offered,
    adminId,
    memory,
    classify,
    report,
    onLoaded: ({ remote: { id }, version: { version, commit } }) =>
      reporter.started({ remote: id, version, commit }),
  });
  if (build !== undefined) reporter.started({ remote: panelId, version: build });
  if (missed !== undefined && !memory.isDemoted(panelId, missed)) {
    memory.demote(panelId, missed);
    const reason = 'It did not start, and the last good build was loaded in its place.';
    report(new RemoteFailure({ ...panelFacts, version: missed, kind: 'script', reason }));
  }
  return {
    store,
    loader,
    memory,
    watch: createPageWatch(sessionTexts),
    sideEffects: watchSideEffects(),
    overrides,
    offered,
    isOutdated: () => isFromBefore({ build, missed, adminId: adminId() }, store.current().registry),
    report,
    onFailedPage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
