import type { Page } from '@playwright/test';
import { remotePages } from '../support/admin-hrefs';
import { expect, test } from '../support/test';

/** Strings that stand in the code of a library and, once minified, nowhere else. */
const marks = {
  react: 'react.transitional.element',
  'react-router': 'patchRoutesOnNavigation',
  'react-query': 'refetchOnWindowFocus',
  'styled-components': 'data-styled-version',
};

for (const [remote, href] of Object.entries(remotePages)) {
  test(`with ${remote} mounted there is one React, one router and one QueryClient`, async ({
    staffPage: page,
  }) => {
    const scripts = collectScripts(page);
    await page.addInitScript(observeReact);
    await page.goto(href);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    expect(await page.evaluate(countInstances)).toEqual({
      renderers: 1,
      roots: 1,
      navigators: 1,
      dataRouters: 1,
      queryClients: 1,
    });
    const loaded = await Promise.all(scripts);
    const own = loaded.filter(({ path }) => path.startsWith(`/remotes/${remote}/`));
    expect(own.length).toBeGreaterThan(1);
    for (const { path, code } of own) {
      const copies = Object.entries(marks).filter(([, mark]) => code.includes(mark));
      expect({ path, copies }).toEqual({ path, copies: [] });
    }
    const shell = loaded.filter(({ path }) => path.startsWith('/shell/')).map(({ code }) => code);
    for (const mark of Object.values(marks)) expect(shell.join('\n')).toContain(mark);
  });
}

interface Script {
  readonly path: string;
  readonly code: string;
}

function collectScripts(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (path.endsWith('.js')) scripts.push(answer.text().then((code) => ({ path, code })));
  });
  return scripts;
}

/** What developer tools do: React tells the hook of every copy of its renderer and of every root that it commits. */
function observeReact(): void {
  const renderers: unknown[] = [];
  const roots = new Set<unknown>();
  const hook = {
    renderers,
    roots,
    supportsFiber: true,
    inject: (renderer: unknown) => renderers.push(renderer),
    onCommitFiberRoot: (_: number, root: unknown) => roots.add(root),
    onCommitFiberUnmount: () => undefined,
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Counts, by identity, what the contexts in the trees of all roots hold. */
function countInstances() {
  const hook: { renderers: unknown[]; roots: Set<{ current: object }> } = Reflect.get(
    window,
    '__REACT_DEVTOOLS_GLOBAL_HOOK__',
  );
  const navigators = new Set<unknown>();
  const dataRouters = new Set<unknown>();
  const queryClients = new Set<unknown>();
  const waiting: unknown[] = [...hook.roots].map(({ current }) => current);
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
    renderers: hook.renderers.length,
    roots: hook.roots.size,
    navigators: navigators.size,
    dataRouters: dataRouters.size,
    queryClients: queryClients.size,
  };
}
