export { type SharedKey, sharedKeys } from 'contract/release';

/** Whether the module is ours, and not that of a library. */
export function isOwnKey(key: string): boolean {
  return ['contract', 'shared-ui', 'mfe-kit'].includes(packageOf(key));
}

/** The npm package of an import: `react` of `react/jsx-runtime`, `@tanstack/react-query` of itself. */
export function packageOf(request: string): string {
  const [first = '', second = ''] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
