import type { LifecycleProps, Lifecycles } from 'mfe-kit';

export interface LifecycleRunner {
  mount(props: LifecycleProps): Promise<void>;
  update(props: LifecycleProps): Promise<void>;
  /** Ends the mount; a mount that has not started yet is cancelled. */
  unmount(props: LifecycleProps): Promise<void>;
}

/**
 * Runs the lifecycles of one mount in sequence, each with a time limit: a first render that throws can leave
 * single-spa-react's mount and unmount pending for ever.
 */
export function createLifecycleRunner(lifecycles: Lifecycles, limit = 8000): LifecycleRunner {
  let last: Promise<void> = Promise.resolve();
  let hasBegun = false;
  let isLeft = false;

  function enqueue(work: () => Promise<void>): Promise<void> {
    const next = last.then(work);
    // The next step runs even after a failed one: an unmount has to clean up.
    last = next.catch(() => undefined);
    return next;
  }

  async function run(
    step: Exclude<keyof Lifecycles, 'canUpdate'>,
    props: LifecycleProps,
  ): Promise<void> {
    await withinLimit(step, lifecycles[step](props), limit);
  }

  return {
    mount: (props) =>
      enqueue(async () => {
        await bootstrapOnce(lifecycles, () => run('bootstrap', props));
        if (isLeft) return;
        hasBegun = true;
        await run('mount', props);
      }),
    update: (props) =>
      enqueue(async () => {
        if (hasBegun) await run('update', props);
      }),
    unmount(props) {
      isLeft = true;
      return enqueue(async () => {
        if (hasBegun) await run('unmount', props);
      });
    },
  };
}

const bootstraps = new WeakMap<Lifecycles, Promise<void>>();

/** A failed bootstrap is retried by the next mount. */
function bootstrapOnce(lifecycles: Lifecycles, bootstrap: () => Promise<void>): Promise<void> {
  const known = bootstraps.get(lifecycles);
  if (known !== undefined) return known;
  const begun = bootstrap();
  bootstraps.set(lifecycles, begun);
  begun.catch(() => bootstraps.delete(lifecycles));
  return begun;
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
