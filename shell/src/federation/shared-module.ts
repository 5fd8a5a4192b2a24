/** A module that the shell provides to remotes. */
export type SharedModule =
  | { readonly kind: 'here'; readonly module: object }
  | { readonly kind: 'later'; load(): Promise<object> }
  | { readonly kind: 'with-remote'; load(): Promise<object>; fetch(): Promise<void> };

/** A module of the shell's initial scripts. */
export function here(module: object): SharedModule {
  return { kind: 'here', module };
}

/** A module that is fetched when a remote's code first imports it. */
export function later(load: () => Promise<object>): SharedModule {
  return { kind: 'later', load };
}

/**
 * A module whose chunk is fetched along with each remote that needs it, and that runs when the remote's code first
 * imports it: no page needs all of them. Imports stay pending until a `fetch` succeeds: the federation runtime remembers
 * a rejected promise for the life of the page.
 */
export function withRemote(
  fetchChunk: () => Promise<unknown>,
  run: () => Promise<object>,
): SharedModule {
  const { promise: fetched, resolve } = deferred();
  return {
    kind: 'with-remote',
    load: () => fetched.then(run),
    async fetch() {
      await fetchChunk();
      resolve();
    },
  };
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
