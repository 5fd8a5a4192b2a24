import type { TextStorage } from '../app/browser-storage';
import type { RemoteFailure } from './remote-failure';

const crashes = 3;
/** Long enough for who reloads the page each time. */
const within = 600_000;
const storageKey = 'remotes:crashes';

/**
 * Counts pages that threw: three of one version within ten minutes, in this tab, are a crash loop, which is reported once.
 *
 * @param session - lasts as long as the tab: people reload a page that throws
 * @returns what to report for each page that threw
 */
export function createCrashWatch(
  session: Pick<TextStorage, 'getItem' | 'setItem'>,
  onLoop: (remote: string, version: string) => void,
  now: () => number = Date.now,
): (failure: Pick<RemoteFailure, 'kind' | 'remote' | 'version'>) => void {
  const times = timesIn(session);
  return ({ kind, remote, version }) => {
    if (kind !== 'render' || version === undefined) return;
    const key = `${remote}@${version}`;
    const recent = [...(times.get(key) ?? []), now()].filter((time) => time > now() - within);
    const isLoop = recent.length >= crashes;
    if (isLoop) times.delete(key);
    else times.set(key, recent);
    session.setItem(storageKey, JSON.stringify(Object.fromEntries(times)));
    if (isLoop) onLoop(remote, version);
  };
}

function timesIn(session: Pick<TextStorage, 'getItem'>): Map<string, number[]> {
  const entries = Object.entries(Object(parsed(session.getItem(storageKey))));
  return new Map(
    entries.map(([key, times]) => [
      key,
      Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [],
    ]),
  );
}

/** What another page of this site wrote there is nothing. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
