import type { Operation } from 'contract/operation';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { DatabaseError } from '../../db/database-error';
import { statementText } from '../../kernel/tracing/statement-text';

type Statement = NonNullable<Operation['slowStatements']>[number];

/**
 * The statements that took most of the database's time. Those that change roles or settings are left out: their text may
 * have passwords in it.
 *
 * @returns null where the database does not count them, or not for this user
 */
export async function readSlowStatements(database: Database): Promise<Operation['slowStatements']> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from pg_extension where extname = 'pg_stat_statements') as is_there`.execute(
    database,
  );
  if (rows[0]?.isThere !== true) return null;
  try {
    return await readStatements(database);
  } catch (error) {
    // Of another version, in another schema, or not loaded by the server.
    if (error instanceof DatabaseError) return null;
    throw error;
  }
}

async function readStatements(database: Database): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select query as text, calls::integer as calls, mean_exec_time as milliseconds
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query ~* '^\s*(select|insert|update|delete|with)\y'
    order by total_exec_time desc limit 5`.execute(database);
  return rows.map(({ text, ...figures }) => ({ ...figures, text: statementText(text) }));
}
