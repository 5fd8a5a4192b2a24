import { panelId, type RemoteReport } from 'contract/release';
import { newUuid } from 'shared-ui/client';
import { whenIdle } from '../app/when-idle';
import { logProblem } from './log-problem';
import type { RegistryStore } from './registry-store';
import type { FailureKind, RemoteFailure } from './remote-failure';

/** Reports the loads and failures of remotes in this page to the server. */
export interface Reporter {
  started(loaded: StartedVersion): void;
  failed(failure: RemoteFailure): void;
}

/** A version that runs in this page; the panel's own builds too. */
export interface StartedVersion extends Pick<RemoteReport, 'remote' | 'version'> {
  readonly commit?: string;
}

export interface ReporterParts {
  /** The base address of the API: `/api`. */
  readonly baseURL: string;
  readonly token: () => string | undefined;
  readonly store: Pick<RegistryStore, 'current'>;
  readonly send?: typeof fetch;
}

/** The maximum of reports per minute. */
const maxPerMinute = 20;

/** In ms: how long the page may delay the report of a load. */
const maxDelay = 1000;

/** Not failures of a version: staff switched the remote off, or the version does not exist. */
const unreported: ReadonlySet<FailureKind> = new Set(['disabled', 'unknown-version']);

/** A reporter whose reports share one session, this run of the page. Sends nothing while signed out. */
export function createReporter({ baseURL, token, store, send = fetch }: ReporterParts): Reporter {
  const sessionId = newUuid();
  const started = new Set<string>();
  let sent: number[] = [];

  async function tell(report: Omit<RemoteReport, 'sessionId' | 'path'>): Promise<void> {
    const bearer = token();
    sent = sent.filter((time) => time > Date.now() - 60_000);
    if (bearer === undefined || sent.length >= maxPerMinute) return;
    sent.push(Date.now());
    const path = location.pathname.slice(0, 300);
    try {
      const { releaseEndpoints } = await import('contract/release');
      const answer = await send(`${baseURL}/${releaseEndpoints.report.path}`, {
        method: 'POST',
        keepalive: true,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...report, sessionId, path }),
      });
      if (!answer.ok) logProblem(`A report of ${report.remote} was answered ${answer.status}`);
    } catch (cause) {
      logProblem(`A report of ${report.remote} could not be sent`, cause);
    }
  }

  function commitOf(remote: string, version: string): string {
    const known = store.current().registry.remotes.find(({ id }) => id === remote);
    return known?.versions.find((one) => one.version === version)?.commit ?? '';
  }

  return {
    started({ remote, version, commit = '' }) {
      if (started.has(`${remote}@${version}`)) return;
      started.add(`${remote}@${version}`);
      const report = { remote, version, commit, kind: 'started' } as const;
      // The page that needs the remote comes first.
      whenIdle(() => void tell({ ...report, message: '', stack: '' }), { timeout: maxDelay });
    },
    failed({ remote, version, kind, message, cause }) {
      const { remotes } = store.current().registry;
      const known = [panelId, ...remotes.map(({ id }) => id)].find((id) => id === remote);
      if (version === undefined || known === undefined || isUnreported(kind)) return;
      void tell({
        remote: known,
        version,
        kind,
        commit: commitOf(remote, version),
        message: message.slice(0, 1000),
        stack: stackOf(cause).slice(0, 8000),
      });
    },
  };
}

type Reported = Exclude<FailureKind, 'disabled' | 'unknown-version'>;

function isUnreported(kind: FailureKind): kind is Exclude<FailureKind, Reported> {
  return unreported.has(kind);
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? '') : '';
}
