import { sql, type Kysely } from 'kysely';

/**
 * Tables that lists and searches read from indexes alone are vacuumed after some thousand changes, not after a fifth of
 * their rows: what is not all-visible is looked up row by row.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['chemical', 'chemical_search', 'chemical_name', 'slug', 'audit', 'outbox'])
    await sql`
      alter table ${sql.table(table)} set (
        autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)
    `.execute(database);
  for (const table of ['chemical_change', 'chemical_count'])
    await sql`
      alter table ${sql.table(table)} set (
        autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 200)
    `.execute(database);
}
