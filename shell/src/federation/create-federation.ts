import { remoteContract } from 'contract/release';
import { createAdapter } from './adapter';
import { createRegistryCall } from './ask-registry';
import { classifyFailure } from './classify-failure';
import type { Federation } from './federation-context';
import { createLoader } from './loader';
import { logProblem } from './log-problem';
import { createRegistryStore } from './registry-store';
import type { RemoteFailure } from './remote-failure';

export interface FederationOptions {
  /** Where the API is: `/api`. */
  readonly baseURL: string;
  /** The signed-in admin, for rollouts. */
  readonly adminId: () => string | undefined;
}

/** Federation for this page: the registry that is inlined in it, and the loader. Called once. */
export function createFederation({ baseURL, adminId }: FederationOptions): Federation {
  const store = createRegistryStore({
    inlined: inlinedRegistry(),
    ask: createRegistryCall(baseURL),
    kept: localStorage,
    report: logProblem,
  });
  const loader = createLoader({
    adapter: createAdapter(),
    store,
    offered: { contract: remoteContract, shared: SHARED_VERSIONS },
    adminId,
    classify: classifyFailure,
    report,
  });
  return { store, loader, report };
}

function report({ remote, version, kind, message, cause }: RemoteFailure): void {
  logProblem(`Remote ${remote} ${version ?? ''} failed (${kind}): ${message}`, cause);
}

function inlinedRegistry(): unknown {
  const text = document.getElementById('registry')?.textContent ?? '';
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
