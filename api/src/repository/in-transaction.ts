import { DatabaseError, sqlState } from '../db/database-error';
import type { Database, Work } from '../db/database';
import { duplicateField } from '../core/problem';

/** Runs the work in one transaction. A violated unique index becomes a problem of its field. */
export async function inTransaction<Result>(
  database: Database,
  work: (work: Work) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    throw asDuplicate(error);
  }
}

function asDuplicate(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.code !== sqlState.uniqueViolation) return error;
  const column = uniqueColumn(error.constraint ?? '');
  if (column === undefined) return error;
  const field = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return duplicateField(field, 'Another record has this value already.');
}

/** Unique indexes are called `<table>__<column>__unique`. */
function uniqueColumn(index: string): string | undefined {
  const parts = index.split('__');
  return parts.length > 2 && parts.at(-1) === 'unique' ? parts.at(-2) : undefined;
}
