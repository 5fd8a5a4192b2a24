import { allResources } from 'contract/endpoints';
import {
  auditedKinds,
  auditedNames,
  AuditEventAction,
  type AuditFilters,
  type AuditKind,
} from 'contract/record';
import { areas } from 'contract/staff';
import { sql, type RawBuilder } from 'kysely';
import { isPermitted, maySee } from '../../kernel/permission';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { searchAudit } from './search-audit';

/**
 * What entries of the audit have to meet: the filters, and what the viewer may see.
 *
 * @throws ApiProblem `invalid` for a search by a name that too many have
 */
export async function auditConditions(
  services: Pick<Services, 'database' | 'tables'>,
  { search, adminId, kind, resource, recordId, jobId, from, to, address }: AuditFilters,
  viewer: Viewer,
): Promise<RawBuilder<boolean>> {
  const visible = visibleNames(viewer);
  return sql<boolean>`${sql.join(
    [
      search === undefined ? sql`true` : await searchAudit(services, search, viewer),
      ...(adminId === undefined ? [] : [sql`audit.admin_id = ${adminId}`]),
      ...(kind === undefined ? [] : [isOfKind(kind)]),
      ...(resource === undefined ? [] : [sql`audit.resource = ${resource}`]),
      ...(recordId === undefined ? [] : [sql`audit.record_id = ${recordId}`]),
      ...(jobId === undefined ? [] : [sql`audit.job_id = ${jobId}`]),
      ...(from === undefined ? [] : [sql`audit.at >= ${from}`]),
      ...(to === undefined ? [] : [sql`audit.at < ${to}`]),
      ...(address === undefined ? [] : [sql`audit.address = ${address}`]),
      ...(visible === undefined ? [] : [sql`audit.resource = any(${visible})`]),
    ],
    sql` and `,
  )}`;
}

/** The kind of each event; that of other entries follows from what was written. */
const eventKinds: Readonly<Record<AuditEventAction, AuditKind>> = {
  'sign-in': 'sign-in',
  'sign-in-failed': 'sign-in',
  'sign-in-refused': 'sign-in',
  'sign-out': 'sign-in',
  'sessions-ended': 'sign-in',
  'codes-renewed': 'sign-in',
  'password-reset-requested': 'sign-in',
  'password-reset': 'sign-in',
  'webhook-resent': 'settings',
  export: 'export',
  redact: 'personal-data',
  'person-searched': 'personal-data',
  'person-exported': 'personal-data',
  'person-erased': 'personal-data',
};

/** The kind of an entry. */
export function kindOf({ resource, action }: { resource: string; action: string }): AuditKind {
  const event = AuditEventAction.safeParse(action).data;
  if (event !== undefined) return eventKinds[event];
  return auditedNames[resource]?.kind ?? auditedKinds[resource] ?? 'record';
}

/** As the partial index `audit__event` has it. */
const isEvent = sql`audit.action not in ('add', 'update', 'remove', 'restore')`;

function isOfKind(kind: AuditKind): RawBuilder<unknown> {
  const events = AuditEventAction.options.filter((event) => eventKinds[event] === kind);
  const conditions = [];
  if (events.length > 0) conditions.push(sql`${isEvent} and audit.action = any(${events})`);
  const named = resourcesOf(kind);
  if (named !== undefined) conditions.push(sql`not ${isEvent} and audit.resource ${named}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Which resources are of a kind; undefined where none is. */
function resourcesOf(kind: AuditKind): RawBuilder<unknown> | undefined {
  if (kind === 'record') return sql`<> all(${namesOf((one) => one !== kind)})`;
  const names = namesOf((one) => one === kind);
  return names.length === 0 ? undefined : sql`= any(${names})`;
}

function namesOf(isMeant: (kind: AuditKind) => boolean): string[] {
  const named = Object.entries(auditedNames).map(([name, { kind }]) => [name, kind] as const);
  return [...named, ...Object.entries(auditedKinds)]
    .filter(([, kind]) => isMeant(kind))
    .map(([name]) => name);
}

/**
 * The names whose entries a viewer may read; undefined for one who may view everything. What every account has of its
 * own is about others' records too, which a viewer may not see.
 */
function visibleNames(viewer: Viewer): string[] | undefined {
  if (areas.every((area) => isPermitted(viewer, { [area]: 'view' }))) return undefined;
  const resources = allResources.filter(
    (resource) => resource.area !== 'account' && maySee(viewer, resource),
  );
  const others = Object.entries(auditedNames).filter(([, { area }]) =>
    isPermitted(viewer, { [area]: 'view' }),
  );
  return [...resources.map(({ name }) => name), ...others.map(([name]) => name)];
}
