import type { createShellRouter } from '../federation/shell-router';

type Router = ReturnType<typeof createShellRouter>['router'];

/** Shows the page of an address that a remote set past the router, which marks its own entries of the history. */
export function adoptAddress(router: Router): void {
  // Safari has it since 26.2; before, such an address shows its page after a reload.
  Reflect.get(window, 'navigation')?.addEventListener('currententrychange', () => {
    if (typeof Object(history.state).idx === 'number') return;
    const { pathname, search, hash } = location;
    void router.navigate({ pathname, search, hash }, { replace: true });
  });
}
