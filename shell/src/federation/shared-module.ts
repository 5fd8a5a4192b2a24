/** A module that the shell provides to remotes. */
export type SharedModule =
  | { readonly kind: 'here'; readonly module: object }
  | { readonly kind: 'later'; readonly load: () => Promise<object> }
  | { readonly kind: 'with-remote'; readonly module: Promise<object>; fetch(): Promise<void> };

/** A module of the shell's initial scripts. */
export function here(module: object): SharedModule {
  return { kind: 'here', module };
}

/** A module that is fetched when a remote's code first imports it. */
export function later(load: () => Promise<object>): SharedModule {
  return { kind: 'later', load };
}

/**
 * A module that is fetched along with each remote that needs it. `module` stays pending until a `fetch` succeeds: the
 * federation runtime remembers a rejected promise for the life of the page.
 */
export function withRemote(load: () => Promise<object>): SharedModule {
  const { promise, resolve } = deferred();
  return {
    kind: 'with-remote',
    module: promise,
    async fetch() {
      resolve(await load());
    },
  };
}

function deferred() {
  let resolve: (module: object) => void = () => undefined;
  const promise = new Promise<object>((settle) => (resolve = settle));
  return { promise, resolve };
}
