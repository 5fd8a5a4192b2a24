import { sql } from 'kysely';
import { openDatabase } from '../db/database';
import { openEmbeddedPool } from '../db/pglite-pool';
import { checkpoint, vacuumTables } from './maintenance';

it('tends the tables that changed much, and those alone, and writes the WAL off', async () => {
  const database = openDatabase(await openEmbeddedPool('memory://'));
  try {
    for (const [table, rows] of [
      ['large', 3_000],
      ['small', 500],
    ] as const) {
      await sql`create table ${sql.id(table)} (number integer)`.execute(database);
      await sql`insert into ${sql.id(table)} select generate_series(1, ${rows}::integer)`.execute(
        database,
      );
    }
    await sql`select pg_stat_force_next_flush()`.execute(database);
    expect(await vacuumTables(database)).toEqual(['large']);
    expect(await vacuumTables(database)).toEqual([]);
    const limit = 100_000;
    expect([await checkpoint(database, limit), await checkpoint(database, limit)]).toEqual([
      true,
      false,
    ]);
  } finally {
    await database.destroy();
  }
});
