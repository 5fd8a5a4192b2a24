import { shellRoutes } from 'contract';
import {
  matchesPattern,
  matchRemote,
  type NavEntry,
  navigationOf,
  type NavSection,
  type Registry,
} from 'contract/release';

/** Where an address stands: what its page is called, and the groups of the side menu that lead there. */
export interface Place {
  readonly title: string;
  readonly trail: readonly string[];
}

const ownPages: Readonly<Record<string, string>> = {
  [shellRoutes.dashboard]: 'Dashboard',
  [shellRoutes.releases]: 'Releases',
};

/** The place of a path name by the registry alone, before any code of the page is there. */
export function placeOf(registry: Registry, pathname: string): Place {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const own = ownPages[path];
  if (own !== undefined) return { title: own, trail: [] };
  const inMenu = findEntry(sectionsOf(registry), path);
  if (inMenu !== undefined) return { title: inMenu.entry.label, trail: inMenu.trail };
  const remote = matchRemote(registry, path);
  const pattern = remote?.patterns.find((one) => matchesPattern(one, path));
  if (remote === undefined || pattern === undefined) return { title: 'Page not found', trail: [] };
  return { title: titleOfPattern(pattern), trail: [remote.title] };
}

/** The side menu of all remotes that are switched on. */
export function sectionsOf({ remotes }: Registry): NavSection[] {
  return navigationOf(remotes.filter(({ disabled }) => !disabled).flatMap(({ nav }) => nav));
}

interface FoundEntry {
  readonly entry: NavEntry;
  readonly trail: readonly string[];
}

/** The menu entry that leads to a path, and the groups around it from the outermost. */
export function findEntry(
  sections: readonly NavSection[],
  path: string,
  above: readonly string[] = [],
): FoundEntry | undefined {
  for (const { label, entries, sections: inner } of sections) {
    const trail = [...above, label];
    const entry = entries.find((one) => one.path.toLowerCase() === path.toLowerCase());
    const found = entry === undefined ? findEntry(inner, path, trail) : { entry, trail };
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `/edit-chemical-form/:id` becomes `Edit chemical form`. */
function titleOfPattern(pattern: string): string {
  const words = pattern
    .split('/')
    .filter((segment) => !segment.startsWith(':') && segment !== '*')
    .join(' ')
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
