import { sql } from 'kysely';
import type { Work } from '../db/database';

/** A document's file is for everybody while a public document has it, or a record of another kind. */
export async function syncFileVisibility(work: Work, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    update file set visibility = wanted.visibility
    from (
      select name, case
        when exists (
          select from document where document.file = file.name and document.access = 'public'
            and document.deleted_at is null) then 'public'
        when exists (
          select from used_file where used_file.name = file.name and used_file.resource <> 'document')
          then file.visibility
        else 'staff' end as visibility
      from file where name in (${sql.join([...new Set(names)])})) as wanted
    where file.name = wanted.name and file.visibility <> wanted.visibility`.execute(work);
}
