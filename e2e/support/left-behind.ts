import type { CDPSession, Page } from '@playwright/test';

/** What is alive in a page. */
export interface Alive {
  /** The delays of pending timeouts and running intervals. */
  readonly timers: readonly number[];
  /** Listeners on window and document. */
  readonly pageListeners: number;
  /** All listeners. */
  readonly listeners: number;
  /** DOM nodes, including detached ones that are still referenced. */
  readonly nodes: number;
  readonly styleElements: number;
}

/**
 * Counts what is alive in a page; call it before the page loads. `heap` is the size of its JavaScript objects in bytes.
 */
export async function countAlive(page: Page) {
  await page.addInitScript(countTimers);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');

  async function metrics() {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  }

  return {
    async alive(): Promise<Alive> {
      const metric = await metrics();
      const own = await page.evaluate(() => ({
        timers: Reflect.get(window, 'pendingDelays')(),
        styleElements: document.querySelectorAll('style').length,
      }));
      return {
        ...own,
        pageListeners: await listenersOf(browser, ['window', 'document']),
        listeners: metric('JSEventListeners'),
        nodes: metric('Nodes'),
      };
    },
    heap: async () => (await metrics())('JSHeapUsedSize'),
  };
}

/** The delays that occur more often than before; timers that have ended do not count. */
export function addedTimers({ timers }: Alive, before: Alive): number[] {
  const known = [...before.timers];
  return timers.filter((delay) => {
    const at = known.indexOf(delay);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

async function listenersOf(browser: CDPSession, targets: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    targets.map(async (expression) => {
      const { result } = await browser.send('Runtime.evaluate', {
        expression,
        objectGroup: 'counting',
      });
      const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId ?? '',
      });
      return listeners.length;
    }),
  );
  // Objects held by the inspector would stay alive.
  await browser.send('Runtime.releaseObjectGroup', { objectGroup: 'counting' });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Runs in the page before its scripts. */
function countTimers(): void {
  const pending = new Map<unknown, number>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;

  function once(run: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]): unknown {
    const timer = setTimeout(() => {
      pending.delete(timer);
      run(...rest);
    }, delay);
    pending.set(timer, delay);
    return timer;
  }
  function again(run: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]): unknown {
    const timer = setInterval(run, delay, ...rest);
    pending.set(timer, delay);
    return timer;
  }
  function end(timer: number | undefined): void {
    pending.delete(timer);
    clearTimeout(timer);
    clearInterval(timer);
  }
  const counted = { setTimeout: once, setInterval: again, clearTimeout: end, clearInterval: end };
  Object.assign(window, counted, {
    pendingDelays: () => [...pending.values()].toSorted((one, other) => one - other),
  });
}
