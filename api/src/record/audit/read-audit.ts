import type { AuditTrailEntry } from 'contract/record';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { auditActor } from '../../repository/admin-name';
import { hiddenFields, visibleChanges } from '../../repository/hidden-fields';
import { kindOf } from './audit-conditions';
import { readTitles } from './read-titles';

export interface AuditPage {
  /** As `auditConditions` has them. */
  readonly conditions: RawBuilder<boolean>;
  readonly after: string | undefined;
  readonly pageSize: number;
  readonly viewer: Viewer;
  /** Every write of a job, and not one for each resource; the default. */
  readonly isWhole?: boolean;
  /** The end of the period that is read. */
  readonly to?: string | undefined;
}

export interface FoundEntries {
  readonly data: readonly AuditTrailEntry[];
  readonly next: string | null;
}

type AuditRow = Omit<AuditTrailEntry, 'title' | 'kind'>;

/** The last write of a job to a resource stands for all of them. */
function isLastOfJob(to: string | undefined): RawBuilder<boolean> {
  return sql<boolean>`(audit.job_id is null or not exists (
    select from audit as next
    where next.job_id = audit.job_id and next.resource = audit.resource
      and (next.at, next._id) > (audit.at, audit._id)
      and ${to === undefined ? sql`true` : sql`next.at < ${to}`}))`;
}

const together = sql`case when audit.job_id is null then 1 else (
  select count(distinct other.record_id)::integer from audit as other
  where other.job_id = audit.job_id and other.resource = audit.resource) end`;

/** A page of the audit, newest first; it goes on behind the entry where the page before ended. */
export async function readAudit(
  services: Pick<Services, 'database' | 'tables'>,
  { conditions, after, pageSize, viewer, isWhole = true, to }: AuditPage,
): Promise<FoundEntries> {
  const beyond =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(audit.at, audit._id) < (${after.slice(0, 24)}::timestamptz, ${after.slice(25)}::uuid)`;
  const { rows } = await sql<AuditRow>`
    select audit._id, audit.resource, audit.record_id, audit.action, audit.at, audit.version,
      audit.changes, audit.job_id, audit.admin_id, audit.address, audit.request_id,
      audit.redacted_at, ${auditActor} as by,
      ${isWhole ? sql`1` : together} as together
    from audit left join admin on admin._id = audit.admin_id
    where ${conditions} and ${beyond} and ${isWhole ? sql`true` : isLastOfJob(to)}
    order by audit.at desc, audit._id desc limit ${pageSize + 1}`.execute(services.database);
  const shown = rows.slice(0, pageSize);
  const titles = await readTitles(services, shown, viewer);
  const data = shown.map((row) => ({
    ...row,
    kind: kindOf(row),
    title: titles.get(row.recordId ?? '') ?? null,
    changes: visibleTo(services, { ...row, isSeen: titles.has(row.recordId ?? '') }, viewer),
  }));
  const last = shown.at(-1);
  return { data, next: last && rows.length > pageSize ? `${last.at}_${last._id}` : null };
}

interface SeenRow extends AuditRow {
  /** Whether the viewer may see the record. */
  readonly isSeen: boolean;
}

/** The changes as the record's history shows them; none of a record that is somebody else's alone. */
function visibleTo(
  { tables }: Pick<Services, 'tables'>,
  { resource, changes, isSeen }: SeenRow,
  viewer: Viewer,
): AuditRow['changes'] {
  const table = tables.get(resource);
  if (table?.ownership?.isPrivate && !isSeen) return [];
  return table ? visibleChanges(changes, hiddenFields(table.resource, viewer)) : changes;
}
