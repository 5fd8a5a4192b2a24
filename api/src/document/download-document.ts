import { sql } from 'kysely';
import type { Database } from '../db/database';
import { notFound } from '../kernel/problem';
import type { Services } from '../kernel/services';
import { isStaff, type Viewer } from '../kernel/viewer';

/**
 * The stored name of a document's file; a download by a visitor is counted.
 *
 * @throws ApiProblem `not-found`, for visitors also for documents on request, former ones, and those of chemicals that
 * are not published
 */
export async function downloadDocument(
  { database }: Pick<Services, 'database'>,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<string> {
  const isOpen = isStaff(viewer)
    ? sql`true`
    : sql`document.access = 'public' and document.superseded_at is null
        and chemical.status = 'published' and chemical.deleted_at is null`;
  const { rows } = await sql<{ file: string }>`
    select document.file from document
    join chemical on chemical._id = document.chemical_id
    where document._id = ${id} and document.deleted_at is null and ${isOpen}`.execute(database);
  const [found] = rows;
  if (!found) throw notFound('document');
  if (!isStaff(viewer)) await countDownload(database, id);
  return found.file;
}

/** Counts without who it was. */
export async function countDownload(database: Database, id: string): Promise<void> {
  await sql`
    insert into document_download as known (document_id, count) values (${id}, 1)
    on conflict (document_id) do update set count = known.count + 1`.execute(database);
}
