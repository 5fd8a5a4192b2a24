export { type SharedKey, sharedKeys } from 'contract/release';

/** The npm package of an import: `react` of `react/jsx-runtime`, `@tanstack/react-query` of itself. */
export function packageOf(request: string): string {
  const [first = '', second = ''] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
