import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import type { SeenRows } from './seen-rows';

const page = 2_000;

interface FilePosition {
  readonly importId: string;
  /** The number of the next row. */
  readonly next: number;
  readonly seen: SeenRows;
}

/** Restores which records the rows judged before a restart were about. */
export async function seenBefore(
  database: Database,
  { importId, next, seen }: FilePosition,
): Promise<void> {
  for (let after = 0, isEnd = false; !isEnd;) {
    const { rows } = await sql<{ number: number; recordId: string | null; input: FieldValues }>`
      select number, record_id, input from import_row
      where import_id = ${importId} and number > ${after} and number < ${next} and verdict <> 'wrong'
      order by number limit ${page}`.execute(database);
    for (const { number, recordId, input } of rows) {
      seen.add(number, input, recordId ?? undefined);
      after = number;
    }
    isEnd = rows.length < page;
  }
}
