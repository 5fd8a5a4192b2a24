/** Renderers, roots, routers and query clients of all React roots that a page has had, counted by identity. */
export interface Instances {
  /** Copies of React's renderer. */
  readonly renderers: number;
  readonly roots: number;
  readonly navigators: number;
  readonly dataRouters: number;
  readonly queryClients: number;
}

/**
 * Runs in the page before its scripts. Installs the developer tools' hook, which every copy of React's renderer reports
 * to, with every root that it commits.
 */
export function observeReact(): void {
  const renderers: unknown[] = [];
  const roots = new Set<unknown>();
  const hook = {
    renderers,
    roots,
    navigators: new Set(),
    dataRouters: new Set(),
    queryClients: new Set(),
    supportsFiber: true,
    inject: (renderer: unknown) => renderers.push(renderer),
    onCommitFiberRoot: (_: number, root: unknown) => roots.add(root),
    onCommitFiberUnmount: () => undefined,
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Runs in an observed page: adds the current instances to those of earlier counts. */
export function countInstances(): Instances {
  type Found = Record<'roots' | 'navigators' | 'dataRouters' | 'queryClients', Set<unknown>>;
  const hook: Found & { renderers: unknown[]; roots: Set<{ current: object }> } = Reflect.get(
    window,
    '__REACT_DEVTOOLS_GLOBAL_HOOK__',
  );
  const { renderers, roots, navigators, dataRouters, queryClients } = hook;
  const waiting: unknown[] = [...roots].map(({ current }) => current);
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  for (let fiber = waiting.pop(); isObject(fiber); fiber = waiting.pop()) {
    const next = [Reflect.get(fiber, 'child'), Reflect.get(fiber, 'sibling')];
    waiting.push(...next.filter(isObject));
    const props: unknown = Reflect.get(fiber, 'memoizedProps');
    const value: unknown = isObject(props) ? Reflect.get(props, 'value') : undefined;
    if (!isObject(value)) continue;
    if ('navigator' in value) navigators.add(value.navigator);
    if ('router' in value) dataRouters.add(value.router);
    if ('getQueryCache' in value) queryClients.add(value);
  }
  return {
    renderers: renderers.length,
    roots: roots.size,
    navigators: navigators.size,
    dataRouters: dataRouters.size,
    queryClients: queryClients.size,
  };
}
