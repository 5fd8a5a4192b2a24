import { sql, type Kysely } from 'kysely';

/** Cells of an uploaded workbook that are not understood, with their places. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table regulatory_import add column unread_cells jsonb not null default '[]'`.execute(
    database,
  );
}
