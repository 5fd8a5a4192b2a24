import type { RegistryVersion } from 'contract/release';
import { LoadError } from './load-error';
import { entryIntegrity } from './provide-integrity';

const scriptTimeout = 8000;

/** A script that declares a container. */
export type RunnableEntry = Pick<RegistryVersion, 'container' | 'entry' | 'integrity'>;

type Outcome = 'loaded' | 'refused' | 'timeout';

/**
 * Returns a function that runs the entry of a version, which declares its container. Module Federation finds the
 * container then; a script of its own would run after whatever the page has queued by the time it is added.
 */
export function createEntryLoader() {
  const running = new Map<string, Promise<void>>();
  const tried = new Set<string>();
  let retries = 0;

  async function runEntry(url: string, version: RunnableEntry): Promise<void> {
    // Chromium queues a second request for an address while the first one hangs, and caches its response even if that
    // was not the released file.
    const address = tried.has(url) ? `${url}?retry=${++retries}` : url;
    tried.add(url);
    const outcome = await runScript(entryScript(address, version));
    if (outcome !== 'loaded') throw new LoadError({ file: url, how: outcome, cause: undefined });
    if (!Reflect.has(globalThis, version.container))
      throw new LoadError({ file: url, how: 'threw', cause: undefined });
  }

  return async function loadEntry(url: string, version: RunnableEntry): Promise<void> {
    if (Reflect.has(globalThis, version.container)) return;
    const known = running.get(url);
    if (known !== undefined) return known;
    const run = runEntry(url, version).finally(() => running.delete(url));
    running.set(url, run);
    return run;
  };
}

function entryScript(url: string, version: RunnableEntry): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = entryIntegrity(version);
  return script;
}

function runScript(script: HTMLScriptElement): Promise<Outcome> {
  return new Promise<Outcome>((resolve) => {
    const timer = setTimeout(() => resolve('timeout'), scriptTimeout);
    const end = (outcome: Outcome) => () => {
      clearTimeout(timer);
      script.remove();
      resolve(outcome);
    };
    script.addEventListener('load', end('loaded'));
    script.addEventListener('error', end('refused'));
    document.head.append(script);
  });
}
