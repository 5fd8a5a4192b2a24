import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import type { NavIcon, NavSection, Registry } from 'contract/release';
import type { Permissions } from 'contract/staff';
import { meets } from 'shared-ui/client';
import { needsOf } from '../navigation/visible-pages';
import { findEntry, placeOf, sectionsOf } from '../navigation/place';

/** A screen in the palette. */
export interface PaletteScreen {
  readonly label: string;
  /** The menu groups around it. */
  readonly trail: readonly string[];
  readonly icon: NavIcon;
  /** A page, or an anchor that opens over the current one. */
  readonly path: string;
}

const ownScreens: readonly PaletteScreen[] = [
  {
    get label() {
      return t`Dashboard`;
    },
    trail: [],
    icon: 'layout-grid',
    path: shellRoutes.dashboard,
  },
  {
    get label() {
      return t`Audit`;
    },
    trail: [],
    icon: 'list-checks',
    path: shellRoutes.audit,
  },
  {
    get label() {
      return t`Integrations`;
    },
    trail: [],
    icon: 'network',
    path: shellRoutes.integrations,
  },
  {
    get label() {
      return t`Operation`;
    },
    trail: [],
    icon: 'list-checks',
    path: shellRoutes.operation,
  },
  {
    get label() {
      return t`Personal data`;
    },
    trail: [],
    icon: 'users',
    path: shellRoutes.personalData,
  },
  {
    get label() {
      return t`Releases`;
    },
    trail: [],
    icon: 'archive',
    path: shellRoutes.releases,
  },
  {
    get label() {
      return t`Roles`;
    },
    trail: [],
    icon: 'users',
    path: shellRoutes.roles,
  },
  {
    get label() {
      return t`Set up`;
    },
    trail: [],
    icon: 'list-checks',
    path: shellRoutes.setUp,
  },
  {
    get label() {
      return t`Staff`;
    },
    trail: [],
    icon: 'users',
    path: shellRoutes.staff,
  },
  {
    get label() {
      return t`Password and sign-in`;
    },
    trail: [],
    icon: 'list-checks',
    path: shellRoutes.security,
  },
];

/**
 * The screens of the menu and of the shell that contain every word of the text; with a text, also the pages for new
 * records.
 */
export function screensWith(
  registry: Registry,
  text: string,
  permissions?: Permissions,
): PaletteScreen[] {
  const typed = text.toLowerCase().split(/\s+/);
  const sections = sectionsOf(registry);
  const below = text.trim() === '' ? [] : pagesBelow(registry, sections);
  const own = ownScreens.filter(({ path }) => meets(permissions, needsOf(registry, path)));
  return [...own, ...screensOf(sections, []), ...below].filter(({ label, trail }) => {
    const name = [...trail, label].join(' ').toLowerCase();
    return typed.every((word) => name.includes(word));
  });
}

function screensOf(sections: readonly NavSection[], above: readonly string[]): PaletteScreen[] {
  return sections.flatMap(({ label: group, entries, sections: inner }) => {
    const trail = [...above, group];
    const own = entries.map(({ label, icon, path }) => ({ label, trail, icon, path }));
    return [...own, ...screensOf(inner, trail)];
  });
}

/** Pages that are not in the menu and need no record: the forms for new ones. */
function pagesBelow(registry: Registry, sections: readonly NavSection[]): PaletteScreen[] {
  return registry.remotes
    .filter(({ disabled }) => !disabled)
    .flatMap(({ pages }) => pages.filter(({ path }) => !path.includes(':')))
    .map(({ path, title, parent }) => {
      const { trail, parents } = placeOf(registry, path);
      const icon = findEntry(sections, parent)?.entry.icon ?? 'circle';
      return {
        label: words(title),
        trail: [...trail, ...parents.map(({ label }) => label)],
        icon,
        path,
      };
    });
}
