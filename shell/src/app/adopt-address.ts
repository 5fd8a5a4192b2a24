import type { createShellRouter } from '../federation/shell-router';

type Router = ReturnType<typeof createShellRouter>['router'];

/** Shows the page of an address that a remote set past the router, which marks its own entries of the history. */
export function adoptAddress(router: Router): void {
  function adopt(): void {
    const { location: shown, navigation } = router.state;
    const next = navigation.location ?? shown;
    const { pathname, search, hash } = location;
    if (next.pathname + next.search + next.hash === pathname + search + hash) return;
    void router.navigate({ pathname, search, hash }, { replace: true });
  }

  // Safari has it since 26.2; before, such an address shows its page after a reload.
  Reflect.get(window, 'navigation')?.addEventListener('currententrychange', () => {
    // Whoever set it may tell the router of it by an event.
    if (typeof Object(history.state).idx !== 'number') setTimeout(adopt);
  });
}
