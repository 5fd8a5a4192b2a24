import type { AnyResource, Field } from 'contract';
import type { AreaNeeds } from 'contract/staff';
import { isPermitted, maySee, notPermitted, requirePermission } from '../kernel/permission';
import { isStaff, type Viewer } from '../kernel/viewer';
import type { Extent } from './columns';
import type { FieldValues } from './field-values';

type Sensitive = Pick<AnyResource, 'area' | 'fields'>;

const nothing: ReadonlySet<string> = new Set();

/** The sensitive fields of a resource that an admin's role does not let them view, or edit. */
export function hiddenFields(
  { fields }: Pick<AnyResource, 'fields'>,
  viewer: Viewer,
  level: 'view' | 'edit' = 'view',
): ReadonlySet<string> {
  if (viewer.kind !== 'admin') return nothing;
  const hidden = Object.keys(fields).filter((name) => {
    const area = fields[name]?.area;
    return area !== undefined && !isPermitted(viewer, { [area]: level });
  });
  return hidden.length === 0 ? nothing : new Set(hidden);
}

/** How much of a resource's records a viewer reads. */
export function extentOf(resource: Sensitive, viewer: Viewer, depth: Extent['depth']): Extent {
  return {
    staff: isStaff(viewer) && maySee(viewer, resource),
    depth,
    hidden: hiddenFields(resource, viewer),
  };
}

/** The value in place of one that the reader may not see. */
export function emptyValue(field: Field | undefined): unknown {
  return field?.presence === 'defaulted' ? field.fallback : null;
}

/** A record as the viewer may see it. */
export function withoutHidden(
  resource: Sensitive,
  record: FieldValues,
  viewer: Viewer,
): FieldValues {
  const hidden = hiddenFields(resource, viewer);
  if (hidden.size === 0) return record;
  const empty = [...hidden].map((name) => [name, emptyValue(resource.fields[name])]);
  return { ...record, ...Object.fromEntries(empty) };
}

/** The changes of a history without those of hidden fields. */
export function visibleChanges<Change extends { readonly field: string }>(
  changes: readonly Change[],
  hidden: ReadonlySet<string>,
): Change[] {
  return changes.filter(({ field }) => !hidden.has(field));
}

/** @throws ApiProblem `not-permitted` for a field that the viewer may not edit */
export function requireWritable(
  { fields }: Sensitive,
  names: readonly string[],
  viewer: Viewer,
): void {
  for (const name of names) {
    const area = fields[name]?.area;
    if (area !== undefined) requirePermission(viewer, { [area]: 'edit' });
  }
}

/** @throws ApiProblem `not-permitted` for a viewer who may not edit every sensitive field of the resource */
export function requireAllWritable(resource: Sensitive, viewer: Viewer): void {
  requireWritable(resource, Object.keys(resource.fields), viewer);
}

/** @throws ApiProblem `not-permitted` for a filter or a sort that would reveal what the viewer may not see */
export function requireReadable(
  resource: Pick<AnyResource, 'fields' | 'filters' | 'filterNeeds'>,
  parameters: FieldValues,
  viewer: Viewer,
): void {
  if (viewer.kind !== 'admin') return;
  const { sort: given, inGroup } = parameters;
  const sort = typeof given === 'string' ? given.replace(/^-/, '') : '';
  const needsOf = (name: string): AreaNeeds => {
    const area = resource.fields[name]?.area;
    return area === undefined ? {} : { [area]: 'view' };
  };
  const filters = Object.keys(resource.filters).filter((name) => parameters[name] !== undefined);
  const needed = filters.map((name) => ({ ...needsOf(name), ...resource.filterNeeds?.[name] }));
  const [group = ''] = typeof inGroup === 'string' ? inGroup.split(':') : [];
  for (const needs of [...needed, needsOf(sort), needsOf(group)]) {
    if (!isPermitted(viewer, needs)) throw notPermitted(needs);
  }
}
