import type { RemoteFailure } from './remote-failure';

const crashes = 3;
const within = 60_000;

/**
 * Counts pages that threw: three of one version within a minute are a crash loop, which is reported once.
 *
 * @returns what to report for each page that threw
 */
export function createCrashWatch(
  onLoop: (remote: string, version: string) => void,
  now: () => number = Date.now,
): (failure: Pick<RemoteFailure, 'kind' | 'remote' | 'version'>) => void {
  const times = new Map<string, number[]>();
  return ({ kind, remote, version }) => {
    if (kind !== 'render' || version === undefined) return;
    const key = `${remote}@${version}`;
    const recent = [...(times.get(key) ?? []), now()].filter((time) => time > now() - within);
    times.set(key, recent);
    if (recent.length < crashes) return;
    times.delete(key);
    onLoop(remote, version);
  };
}
