import { DatabaseError, sqlState } from '../db/database-error';
import type { Database, Work } from '../db/database';
import { ApiProblem, duplicateField } from '../kernel/problem';

/**
 * Runs the work in one transaction. A violated unique index becomes a problem of its field, the
 * removal of the last Owner one of its own.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (work: Work) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    throw asProblem(error);
  }
}

function asProblem(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === sqlState.checkViolation && error.constraint === 'admin__last_owner')
    return new ApiProblem('in-use', 'This is the last Owner. Make somebody else an Owner first.');
  if (error.code !== sqlState.uniqueViolation) return error;
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
