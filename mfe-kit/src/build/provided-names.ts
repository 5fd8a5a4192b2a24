const lists: Readonly<Record<string, () => Promise<object>>> = {
  'react-router': () => import('../provided/react-router-dom'),
  'react-router-dom': () => import('../provided/react-router-dom'),
  '@tanstack/react-query': () => import('../provided/react-query'),
  'styled-components': () => import('../provided/styled-components'),
};

/** The exports that the shell provides of a share key; `undefined` when it provides all of them. */
export async function providedNames(key: string): Promise<ReadonlySet<string> | undefined> {
  const list = await lists[key]?.();
  return list === undefined ? undefined : new Set(Object.keys(list));
}
