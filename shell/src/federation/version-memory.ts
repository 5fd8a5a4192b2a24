import type { RegistryVersion } from 'contract/release';

/** What this browser has learned about versions by running them. */
export interface VersionMemory {
  /** The version of a remote that last ran here without failure. */
  lastWorking(remote: string): string | undefined;
  noteWorking(remote: string, version: string): void;
  /** Excludes a version for the rest of the tab's session, also after a reload. */
  demote(remote: string, version: string): void;
  isDemoted(remote: string, version: string): boolean;
}

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

const workingKey = 'remotes:working';
const demotedKey = 'remotes:demoted';

/**
 * @param lasting - persists beyond the tab
 * @param session - lasts as long as the tab
 * @param onDemoted - called when a version is excluded
 */
export function createVersionMemory(
  lasting: TextStorage,
  session: TextStorage,
  onDemoted: (remote: string, version: string) => void = () => undefined,
): VersionMemory {
  const working = new Map(entriesIn(lasting, workingKey));
  const demoted = new Map(entriesIn(session, demotedKey));

  return {
    lastWorking: (remote) => working.get(remote),
    noteWorking(remote, version) {
      if (working.get(remote) === version) return;
      working.set(remote, version);
      keep(lasting, workingKey, working);
    },
    demote(remote, version) {
      demoted.set(keyOf(remote, version), version);
      keep(session, demotedKey, demoted);
      onDemoted(remote, version);
    },
    isDemoted: (remote, version) => demoted.has(keyOf(remote, version)),
  };
}

function keyOf(remote: string, version: RegistryVersion['version']): string {
  return `${remote}@${version}`;
}

function entriesIn(storage: TextStorage, key: string): [string, string][] {
  try {
    const lasting: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return Object.entries(Object(lasting)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
    );
  } catch {
    // Storage is blocked or corrupt: start with none.
    return [];
  }
}

function keep(storage: TextStorage, key: string, values: ReadonlyMap<string, string>): void {
  try {
    storage.setItem(key, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Storage is blocked: it is known for this page only.
  }
}
