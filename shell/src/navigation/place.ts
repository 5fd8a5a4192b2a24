import { menuWords, words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { capitalized, shellRoutes } from 'contract';
import {
  matchesPattern,
  matchRemote,
  type NavEntry,
  navigationOf,
  type NavSection,
  type Registry,
  type RegistryRemote,
} from 'contract/release';

/** A parent page. */
export interface ParentPage {
  readonly label: string;
  readonly path: string;
}

/** The position of an address in the panel. */
export interface Breadcrumb {
  /** The page's title; a detail page may set its own: the name of its record. */
  readonly title: string;
  /** The groups of the side menu around it. */
  readonly trail: readonly string[];
  /** Its ancestors, from the top. */
  readonly parents: readonly ParentPage[];
  /** The menu entry that is marked as current. */
  readonly entry: string | undefined;
}

const ownPages: Readonly<Record<string, string>> = {
  get [shellRoutes.audit]() {
    return t`Audit`;
  },
  get [shellRoutes.dashboard]() {
    return t`Dashboard`;
  },
  get [shellRoutes.integrations]() {
    return t`Integrations`;
  },
  get [shellRoutes.operation]() {
    return t`Operation`;
  },
  get [shellRoutes.personalData]() {
    return t`Personal data`;
  },
  get [shellRoutes.releases]() {
    return t`Releases`;
  },
  get [shellRoutes.roles]() {
    return t`Roles`;
  },
  get [shellRoutes.setUp]() {
    return t`Set up`;
  },
  get [shellRoutes.staff]() {
    return t`Staff`;
  },
  get [shellRoutes.security]() {
    return t`Password and sign-in`;
  },
};

/** The maximum number of ancestors, which ends a cycle of parents. */
const deepest = 3;

/** The breadcrumb of a path from the registry alone, before the page's code is loaded. */
export function placeOf(registry: Registry, pathname: string, depth = 0): Breadcrumb {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const own = ownPages[path];
  if (own !== undefined) return { title: own, trail: [], parents: [], entry: path };
  const inMenu = findEntry(sectionsOf(registry), path);
  if (inMenu !== undefined) {
    const { entry, trail } = inMenu;
    return { title: entry.label, trail, parents: [], entry: entry.path };
  }
  const remote = matchRemote(registry, path);
  const pattern = remote?.patterns.find((one) => matchesPattern(one, path));
  if (remote === undefined || pattern === undefined)
    return { title: t`Page not found`, trail: [], parents: [], entry: undefined };
  return childPlace(registry, { remote, pattern, depth });
}

interface MatchedPage {
  readonly remote: RegistryRemote;
  readonly pattern: string;
  readonly depth: number;
}

function childPlace(registry: Registry, { remote, pattern, depth }: MatchedPage): Breadcrumb {
  const page = remote.pages.find(({ path }) => path === pattern);
  const title = words(page?.title ?? titleOfPattern(pattern));
  const parent = page?.parent ?? listOf(remote, pattern);
  if (parent === undefined || depth === deepest)
    return { title, trail: [words(remote.title)], parents: [], entry: undefined };
  const above = placeOf(registry, parent, depth + 1);
  const parents = [...above.parents, { label: above.title, path: parent }];
  return { title, trail: above.trail, parents, entry: above.entry };
}

/** For builds that do not declare the parent of their pages: the list of the page's resource. */
function listOf({ records }: RegistryRemote, pattern: string): string | undefined {
  return records.find(({ path, add }) => path === pattern || add === pattern)?.list;
}

/** The side menu of all remotes that are switched on. */
export function sectionsOf({ remotes }: Registry): NavSection[] {
  const running = remotes.filter(({ disabled }) => !disabled);
  return inWords(withoutEmpty(navigationOf(running.flatMap(({ nav }) => nav))));
}

/** The menus in the language of now. */
function inWords(sections: readonly NavSection[]): NavSection[] {
  return sections.map(({ label, entries, sections: inner, ...rest }) => ({
    ...rest,
    label: menuWords(label),
    entries: entries.map((entry) => ({ ...entry, label: words(entry.label) })),
    sections: inWords(inner),
  }));
}

function withoutEmpty(sections: readonly NavSection[]): NavSection[] {
  return sections
    .map((section) => ({ ...section, sections: withoutEmpty(section.sections) }))
    .filter(({ entries, sections: inner }) => entries.length + inner.length > 0);
}

interface FoundEntry {
  readonly entry: NavEntry;
  readonly section: NavSection;
  readonly trail: readonly string[];
}

/** The menu entry that leads to a path, with its groups from the outermost. */
export function findEntry(
  sections: readonly NavSection[],
  path: string,
  above: readonly string[] = [],
): FoundEntry | undefined {
  for (const section of sections) {
    const { label, entries, sections: inner } = section;
    const trail = [...above, label];
    const entry = entries.find((one) => one.path.toLowerCase() === path.toLowerCase());
    const found = entry === undefined ? findEntry(inner, path, trail) : { entry, section, trail };
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
  return capitalized(words);
}
