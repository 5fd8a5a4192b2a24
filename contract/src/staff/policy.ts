import type { Endpoint } from '../endpoint';
import type { AnyResource } from '../resource';
import { type Doing, resourceNeeds } from '../resource-needs';
import { NotificationKind, notificationNeeds } from './notification';
import { type Area, areas, type CallNeeds, missingNeeds, type Permissions } from './permission';

/** The area of a resource or a call; `account` for what every account has of its own. */
export type PolicyArea = Area | 'account';

/** What levels show of a resource, and let be done with it. */
export interface ResourcePolicy<R extends AnyResource = AnyResource> {
  readonly resource: R;
  readonly area: PolicyArea;
  /** `public`: what every visitor of the site sees. */
  readonly sees: 'records' | 'public' | 'nothing';
  /** Fields that are empty in the records that are seen, or missing in what visitors see. */
  readonly hiddenFields: readonly string[];
  /** Kinds of rows that are not seen, by the key of `rowNeeds`. */
  readonly hiddenRows: readonly string[];
  /** Fields that are seen and cannot be changed by who may change the others. */
  readonly readOnlyFields: readonly string[];
  readonly mayEdit: boolean;
  /** Whether records may be deleted, restored and changed in bulk. */
  readonly mayDoAll: boolean;
  /** Undefined where the resource has no export. */
  readonly mayExport: boolean | undefined;
}

/** Whether levels open a call. */
export interface CallPolicy {
  readonly endpoint: Endpoint;
  readonly area: PolicyArea;
  readonly isOpen: boolean;
}

/** What levels show, and what they let be done: derived from what the contract declares, which the API enforces. */
export interface Policy<R extends AnyResource = AnyResource> {
  readonly resources: readonly ResourcePolicy<R>[];
  /** The calls for staff, those of resources included. */
  readonly calls: readonly CallPolicy[];
  readonly notifications: readonly NotificationKind[];
}

export interface PolicySubject<R extends AnyResource> {
  readonly resources: readonly R[];
  readonly endpoints: readonly Endpoint[];
}

/**
 * What levels show and what they let be done, over all resources and calls.
 *
 * @example policyOf(role.levels, { resources: allResources, endpoints: allEndpoints })
 */
export function policyOf<R extends AnyResource>(
  levels: Permissions,
  { resources, endpoints }: PolicySubject<R>,
): Policy<R> {
  return {
    resources: resources.map((resource) =>
      resourcePolicy(levels, resource, isOpen(resource, endpoints)),
    ),
    calls: endpoints.flatMap((endpoint) => callPolicy(levels, endpoint)),
    notifications: NotificationKind.options.filter((kind) =>
      isMet(levels, notificationNeeds[kind]),
    ),
  };
}

function resourcePolicy<R extends AnyResource>(
  levels: Permissions,
  resource: R,
  isPublic: boolean,
): ResourcePolicy<R> {
  const may = (doing: Doing) => isMet(levels, resourceNeeds(resource, doing));
  const sees = seenOf(may('view'), isPublic);
  const names = Object.keys(resource.fields);
  const lacks = (name: string, level: 'view' | 'edit') => {
    const area = resource.fields[name]?.area;
    return area !== undefined && !isMet(levels, { [area]: level });
  };
  const rowNeeds = Object.entries(resource.rowNeeds ?? {});
  const hiddenFields = names.filter(
    (name) => isHidden(resource, name, sees) || lacks(name, 'view'),
  );
  const { export: exportCall } = resource.endpoints;
  return {
    resource,
    area: mainArea(resourceNeeds(resource, 'view')),
    sees,
    hiddenFields,
    hiddenRows: rowNeeds.flatMap(([kind, { needs }]) => (isMet(levels, needs) ? [] : [kind])),
    readOnlyFields: names.filter((name) => lacks(name, 'edit') && !hiddenFields.includes(name)),
    mayEdit: may('edit'),
    mayDoAll: may('all'),
    mayExport: exportCall && isMet(levels, exportCall.needs ?? 'account'),
  };
}

function seenOf(mayView: boolean, isPublic: boolean): ResourcePolicy['sees'] {
  if (mayView) return 'records';
  return isPublic ? 'public' : 'nothing';
}

/** Whether visitors read records of the resource. Calls that need an account, or the key of a link, are about one person. */
function isOpen({ name }: AnyResource, endpoints: readonly Endpoint[]): boolean {
  return endpoints.some(
    ({ access, method, needs, name: call }) =>
      access === 'public' && method === 'GET' && needs !== 'account' && call.startsWith(`${name}.`),
  );
}

/** Whether a field is hidden from everybody who sees no more than this of the records. */
function isHidden({ fields }: AnyResource, name: string, sees: ResourcePolicy['sees']): boolean {
  const field = fields[name];
  if (sees === 'nothing' || field?.presence === 'secret') return true;
  return sees === 'public' && field?.audience === 'staff';
}

function callPolicy(levels: Permissions, endpoint: Endpoint): CallPolicy[] {
  const { access, needs } = endpoint;
  if (needs === undefined || (access === 'public' && needs === 'account')) return [];
  return [{ endpoint, area: mainArea(needs), isOpen: isMet(levels, needs) }];
}

/** The first area of the needs, in the order of the panel. */
function mainArea(needs: CallNeeds): PolicyArea {
  if (needs === 'account') return needs;
  return areas.find((area) => needs[area] !== undefined) ?? 'account';
}

function isMet(levels: Permissions, needs: CallNeeds): boolean {
  return missingNeeds(levels, needs) === undefined;
}
