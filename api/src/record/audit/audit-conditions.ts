import { allResources } from 'contract/endpoints';
import {
  AuditAction,
  auditedKinds,
  auditedNames,
  type AuditEventAction,
  type AuditFilters,
  type AuditKind,
} from 'contract/record';
import { areas } from 'contract/staff';
import { sql, type RawBuilder } from 'kysely';
import { isPermitted, maySee } from '../../core/permission';
import type { Viewer } from '../../core/viewer';

/** What entries of the audit have to meet: the filters, and what the viewer may see. */
export function auditConditions(
  filters: Omit<AuditFilters, 'search'>,
  viewer: Viewer,
): RawBuilder<boolean> {
  const { adminId, kind, resource, recordId, from, to, address } = filters;
  const visible = visibleNames(viewer);
  return sql<boolean>`${sql.join(
    [
      sql`true`,
      ...(adminId === undefined ? [] : [sql`audit.admin_id = ${adminId}`]),
      ...(kind === undefined ? [] : [isOfKind(kind)]),
      ...(resource === undefined ? [] : [sql`audit.resource = ${resource}`]),
      ...(recordId === undefined ? [] : [sql`audit.record_id = ${recordId}`]),
      ...(from === undefined ? [] : [sql`audit.at >= ${from}`]),
      ...(to === undefined ? [] : [sql`audit.at < ${to}`]),
      ...(address === undefined ? [] : [sql`audit.address = ${address}`]),
      ...(visible === undefined ? [] : [sql`audit.resource = any(${visible})`]),
    ],
    sql` and `,
  )}`;
}

/** The kind of an entry. */
export function kindOf({ resource, action }: { resource: string; action: string }): AuditKind {
  if (action === 'export') return 'export';
  if (action === 'webhook-resent') return 'settings';
  if (personalDataEvents.some((event) => event === action)) return 'personal-data';
  if (!AuditAction.safeParse(action).success) return 'sign-in';
  return auditedNames[resource]?.kind ?? auditedKinds[resource] ?? 'record';
}

const signIns = [
  'sign-in',
  'sign-in-failed',
  'sign-in-refused',
  'sign-out',
  'sessions-ended',
  'codes-renewed',
  'password-reset-requested',
  'password-reset',
] as const satisfies readonly AuditEventAction[];

const personalDataEvents = [
  'redact',
  'person-searched',
  'person-exported',
  'person-erased',
] as const satisfies readonly AuditEventAction[];

/** As the partial index `audit__event` has it. */
const isEvent = sql`audit.action not in ('add', 'update', 'remove', 'restore')`;

function isOfKind(kind: AuditKind): RawBuilder<unknown> {
  switch (kind) {
    case 'sign-in':
      return sql`${isEvent} and audit.action = any(${[...signIns]})`;
    case 'export':
      return sql`${isEvent} and audit.action = 'export'`;
    case 'personal-data':
      return sql`${isEvent} and audit.action = any(${[...personalDataEvents]})`;
    case 'record':
      return sql`not ${isEvent} and audit.resource <> all(${namesOf((one) => one !== 'record')})`;
    case 'settings':
      return sql`(not ${isEvent} or audit.action = 'webhook-resent') and audit.resource = any(${namesOf((one) => one === kind)})`;
    default:
      return sql`not ${isEvent} and audit.resource = any(${namesOf((one) => one === kind)})`;
  }
}

function namesOf(isMeant: (kind: AuditKind) => boolean): string[] {
  const named = Object.entries(auditedNames).map(([name, { kind }]) => [name, kind] as const);
  return [...named, ...Object.entries(auditedKinds)]
    .filter(([, kind]) => isMeant(kind))
    .map(([name]) => name);
}

/** The names whose entries a viewer may read; undefined for one who may view everything. */
function visibleNames(viewer: Viewer): string[] | undefined {
  if (areas.every((area) => isPermitted(viewer, { [area]: 'view' }))) return undefined;
  const resources = allResources.filter((resource) => maySee(viewer, resource));
  const others = Object.entries(auditedNames).filter(([, { area }]) =>
    isPermitted(viewer, { [area]: 'view' }),
  );
  return [...resources.map(({ name }) => name), ...others.map(([name]) => name)];
}
