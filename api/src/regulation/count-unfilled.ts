import { chemicals } from 'contract/catalog';
import type { BulkSelection } from 'contract/jobs';
import type { Unfilled } from 'contract/regulation';
import { sql } from 'kysely';
import { checkSelection } from '../jobs/bulk-call';
import { selectionCondition } from '../jobs/bulk-step';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';
import { source } from '../repository/columns';
import { tableOf } from '../repository/table-of';

interface Asked {
  readonly selection: BulkSelection;
  readonly viewer: Viewer;
}

/** How many chemicals of a selection state no hazards although Annex VI has an entry with their number. */
export async function countUnfilled(
  services: Services,
  { selection, viewer }: Asked,
): Promise<Unfilled> {
  const table = tableOf(services, chemicals.name);
  checkSelection(table, selection);
  const isDraft = sql<boolean>`record.status <> 'published'`;
  const isUnfilled = sql<boolean>`jsonb_array_length(record.classifications) = 0
    and jsonb_array_length(record.hazard_statements) = 0
    and exists (select from harmonised_entry as entry
      where entry.applies_from <= current_date
        and (entry.cas_numbers && array[record.cas_number]
          or entry.ec_numbers && array[record.ec_number]))`;
  const { rows } = await sql<Unfilled>`
    select count(*) filter (where ${isDraft})::int as drafts,
      count(*) filter (where ${isDraft} and ${isUnfilled})::int as "withEntry",
      count(*) filter (where not ${isDraft} and ${isUnfilled})::int as published
    from ${source(table)}
    where ${selectionCondition({ table, selection, viewer })}`.execute(services.database);
  return rows[0] ?? { drafts: 0, withEntry: 0, published: 0 };
}
