import type { LifecycleProps, Lifecycles } from 'mfe-kit';

export interface LifecycleRunner {
  mount(props: LifecycleProps): Promise<void>;
  update(props: LifecycleProps): Promise<void>;
  unmount(props: LifecycleProps): Promise<void>;
}

const bootstrapped = new WeakSet<Lifecycles>();

/**
 * Drives the lifecycles of one mount, one after the other, each within a time limit: a first render that throws can
 * leave single-spa-react's mount and unmount pending for ever.
 */
export function createLifecycleRunner(lifecycles: Lifecycles, limit = 8000): LifecycleRunner {
  let last: Promise<void> = Promise.resolve();

  function enqueue(step: keyof Lifecycles, props: LifecycleProps): Promise<void> {
    const run = () => withinLimit(step, lifecycles[step](props), limit);
    const next = last.then(run);
    // What follows a failed step runs all the same: an unmount has to clean up after it.
    last = next.catch(() => undefined);
    return next;
  }

  return {
    async mount(props) {
      if (!bootstrapped.has(lifecycles)) {
        await enqueue('bootstrap', props);
        bootstrapped.add(lifecycles);
      }
      await enqueue('mount', props);
    },
    update: (props) => enqueue('update', props),
    unmount: (props) => enqueue('unmount', props),
  };
}

async function withinLimit(step: string, work: Promise<unknown>, limit: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step} did not end within ${limit} ms`)), limit);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
