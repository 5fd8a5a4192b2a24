import type { inquiries, statuses } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { Written } from '../../repository/write-rules';

/** Notes when inquiries were won or lost; open ones were not. A move between statuses of one kind changes nothing. */
export async function storeClosing(
  work: Work,
  writes: readonly Written<typeof inquiries>[],
): Promise<void> {
  const moved = writes
    .filter(({ before, after }) => before?.statusId !== after.statusId)
    .map(({ id, before, after }) => ({
      id,
      former: before?.statusId ?? null,
      status: after.statusId,
      at: after.updatedAt,
    }));
  if (moved.length === 0) return;
  await sql`
    insert into inquiry_value (inquiry_id, closed_at)
    select moved.id, case when status.kind = 'open' then null else moved.at end
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as moved (id uuid, former uuid, status uuid, at timestamptz)
    join status on status._id = moved.status
    left join status as former on former._id = moved.former
    where former.kind is distinct from status.kind
    order by moved.id
    on conflict (inquiry_id) do update set closed_at = excluded.closed_at`.execute(work);
}

/** Opens or closes the inquiries of statuses whose kind changed. */
export async function storeClosingOfStatuses(
  work: Work,
  writes: readonly Written<typeof statuses>[],
): Promise<void> {
  for (const { id, before, after } of writes) {
    if (before === undefined || before.kind === after.kind) continue;
    const closedAt = after.kind === 'open' ? null : after.updatedAt;
    await sql`
      insert into inquiry_value (inquiry_id, closed_at)
      select _id, ${closedAt}::timestamptz from inquiry where status_id = ${id} order by _id
      on conflict (inquiry_id) do update set closed_at = excluded.closed_at`.execute(work);
  }
}
