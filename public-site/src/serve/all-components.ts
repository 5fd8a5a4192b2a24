import { loadComponent, type PageComponents } from '../app/page-components';
import { pages } from '../app/pages';

/** Loads the components of all pages; the server needs every one of them. */
export async function allComponents(): Promise<PageComponents> {
  const components = Object.entries(pages).map(
    async ([kind, page]) => [kind, await loadComponent(page)] as const,
  );
  return asComponents(Object.fromEntries(await Promise.all(components)));
}

/** Guarantee: `pages` has a record for every kind, whose component shows that kind. */
function asComponents(components: Readonly<Record<string, unknown>>) {
  return components as PageComponents;
}
