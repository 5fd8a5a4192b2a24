import {
  judgeVersion,
  type Offer,
  type RegistryRemote,
  type RegistryVersion,
} from 'contract/release';
import type { FederationAdapter } from './adapter';
import { type LoadedRemote, toLoadedRemote } from './loaded-remote';
import { type FailureKind, RemoteFailure } from './remote-failure';

export interface TryParts {
  readonly adapter: FederationAdapter;
  readonly offered: Offer;
  readonly classify: (cause: unknown) => Promise<FailureKind>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds for one try; the rest of the load's time is for other versions. */
  readonly limit: number;
}

export interface Attempt {
  readonly remote: RegistryRemote;
  readonly version: RegistryVersion;
  /** True once the load has been given up. */
  readonly isOver: () => boolean;
}

const tries = 3;
const mayPass: ReadonlySet<FailureKind> = new Set(['network', 'unavailable']);

/** Loads one version: checked for compatibility before the download, retried while the failure may be temporary. */
export async function tryVersion(
  parts: TryParts,
  attempt: Attempt,
): Promise<LoadedRemote | RemoteFailure> {
  const { remote, version, isOver } = attempt;
  const verdict = judgeVersion(version, parts.offered);
  const lacks = version.lacks === undefined ? [] : [version.lacks];
  const reasons = verdict.kind === 'incompatible' ? [...verdict.reasons, ...lacks] : lacks;
  if (reasons.length > 0) {
    return failureOf(attempt, { kind: 'incompatible', reason: `${reasons.join('; ')}.` });
  }
  for (let count = 1; ; count += 1) {
    const outcome = await tryOnce(parts, { remote, version, isOver });
    const isFinal = !(outcome instanceof RemoteFailure) || !mayPass.has(outcome.kind);
    if (isFinal || count === tries || isOver()) return outcome;
    await parts.wait(300 * 2 ** count * (0.5 + Math.random()));
  }
}

async function tryOnce({ adapter, classify, limit }: TryParts, attempt: Attempt) {
  const { remote, version } = attempt;
  try {
    const loaded = toLoadedRemote(remote, version, await within(limit, adapter.load(version)));
    const reason = 'It does not expose what a remote has to.';
    return loaded ?? failureOf(attempt, { kind: 'script', reason });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const kind = cause instanceof TooLate ? 'timeout' : await classify(cause);
    return failureOf(attempt, { kind, reason, cause });
  }
}

class TooLate extends Error {
  override name = 'TimeoutError';
}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TooLate(`It did not start within ${limit / 1000} s.`)),
      limit,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function failureOf(
  { remote, version }: Attempt,
  facts: { readonly kind: FailureKind; readonly reason: string; readonly cause?: unknown },
): RemoteFailure {
  return new RemoteFailure({
    remote: remote.id,
    title: remote.title,
    version: version.version,
    ...facts,
  });
}
