import type { AreaNeeds, Permissions } from 'contract/staff';
import { shellRoutes } from 'contract';
import { matchAnchor, matchRemote, needsOfPage, type Registry } from 'contract/release';
import { missingNeeds } from 'contract/staff';
import { useMemo } from 'react';
import { meets, usePermissions } from 'shared-ui/client';
import { useRegistry } from '../federation/federation-context';

const ownNeeds: Readonly<Record<string, AreaNeeds>> = {
  [shellRoutes.audit]: { staff: 'view', settings: 'view' },
  [shellRoutes.integrations]: { settings: 'view' },
  [shellRoutes.operation]: { settings: 'all' },
  [shellRoutes.personalData]: { settings: 'all' },
  [shellRoutes.releases]: { releases: 'view' },
  [shellRoutes.roles]: { staff: 'view' },
  [shellRoutes.setUp]: { settings: 'all', website: 'edit', chemicals: 'all', staff: 'edit' },
  [shellRoutes.staff]: { staff: 'view' },
};

/** What a page of the panel or an anchor needs; undefined when every account may open it. */
export function needsOf(registry: Registry, path: string): AreaNeeds | undefined {
  const own = ownNeeds[path.length > 1 ? path.replace(/\/$/, '') : path];
  if (own !== undefined) return own;
  const remote = path.startsWith('#') ? matchAnchor(registry, path) : matchRemote(registry, path);
  return remote && needsOfPage(remote, path);
}

/** The registry with the menu entries, pages and record pages that permissions allow. */
export function visiblePages(registry: Registry, permissions: Permissions | undefined): Registry {
  if (permissions === undefined) return registry;
  const remotes = registry.remotes.map((remote) => {
    const isOpen = (path: string) => meets(permissions, needsOfPage(remote, path));
    const nav = remote.nav.map((group) => {
      return { ...group, entries: group.entries.filter(({ path }) => isOpen(path)) };
    });
    const pages = remote.pages.filter(({ path }) => isOpen(path));
    const records = remote.records.filter(({ list, path = list }) => isOpen(path));
    const slots = remote.slots.filter(({ needs }) => meets(permissions, needs));
    return { ...remote, nav, pages, records, slots };
  });
  return { ...registry, remotes };
}

/** The registry with what the signed-in admin may open. */
export function useVisiblePages(): Registry {
  const { registry } = useRegistry();
  const permissions = usePermissions();
  return useMemo(() => visiblePages(registry, permissions), [registry, permissions]);
}

/** What the signed-in admin lacks for a path or an anchor; undefined when they may open it. */
export function useLackingNeeds(path: string): AreaNeeds | undefined {
  const { registry } = useRegistry();
  const permissions = usePermissions();
  const needs = needsOf(registry, path);
  return permissions && needs && missingNeeds(permissions, needs);
}
