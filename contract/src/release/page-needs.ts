import { z } from 'zod';
import { areas, type AreaNeeds } from '../staff/permission';
import { NavPath } from './nav';
import { matchesPattern, RoutePattern } from './route-pattern';

/**
 * The permissions that some pages or anchors of a remote need, by their patterns; `*` stands for all of them. The first
 * that fits holds.
 */
export const PageNeeds = z.strictObject({
  paths: z.array(z.union([RoutePattern, NavPath, z.literal('*')])).min(1),
  needs: z.partialRecord(z.enum(areas), z.enum(['view', 'edit', 'all'])),
});
export type PageNeeds = z.infer<typeof PageNeeds>;

/** What a path or an anchor of a remote needs; undefined when the remote says nothing of it. */
export function needsOfPage(
  { permissions }: { readonly permissions: readonly PageNeeds[] },
  path: string,
): AreaNeeds | undefined {
  const fits = (pattern: string) =>
    pattern === '*' || pattern === path || (!path.startsWith('#') && matchesPattern(pattern, path));
  return permissions.find(({ paths }) => paths.some(fits))?.needs;
}
