export { type SharedKey, sharedKeys } from 'contract/release';

/** Whether the module is ours, and not that of a library. */
export function isOwnKey(key: string): boolean {
  return isOfEdition(key) || key === 'panel-runtime';
}

/** Whether a release brings its own edition of the module, for a page whose edition does not suit it. */
export function isOfEdition(key: string): boolean {
  return ['contract', 'shared-ui', 'mfe-kit'].includes(packageOf(key));
}

/**
 * Libraries of which an edition takes the page's: each knows which layer of the page is on top, holds the focus or locks
 * the scrolling, which two copies would dispute.
 */
export const layerKeys = [
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-guards',
  '@radix-ui/react-focus-scope',
  'aria-hidden',
  'react-remove-scroll',
] as const;

/** The npm package of an import: `react` of `react/jsx-runtime`, `@tanstack/react-query` of itself. */
export function packageOf(request: string): string {
  const [first = '', second = ''] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
