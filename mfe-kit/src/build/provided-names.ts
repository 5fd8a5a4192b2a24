const lists: Readonly<Record<string, () => Promise<object>>> = {
  'react-router': () => import('../provided/react-router-dom'),
  'react-router-dom': () => import('../provided/react-router-dom'),
  '@tanstack/react-query': () => import('../provided/react-query'),
  'styled-components': () => import('../provided/styled-components'),
};

/** Who asks for a name: a remote, or an edition of our packages. */
export type Consumer = 'remote' | 'edition';

/** The exports that the shell provides of a share key; `undefined` when it provides all of them. */
export async function providedNames(
  key: string,
  consumer: Consumer,
): Promise<ReadonlySet<string> | undefined> {
  const list = await lists[key]?.();
  if (list === undefined) return undefined;
  const { forEditions } = await import('../provided/for-editions');
  const more = consumer === 'edition' ? Object.keys(forEditions[key] ?? {}) : [];
  return new Set([...Object.keys(list), ...more]);
}
