import type { ImportError } from 'contract/transfer';
import type { TransferColumn } from '../format/transfer-format';

type Columns = readonly (TransferColumn | undefined)[];

/** The fields that a row can be imported without when they are invalid. */
export function dispensableFields(
  columns: Columns,
  leaveOut: readonly string[] = [],
): ReadonlySet<string> {
  const own = columns.flatMap((column) => (column?.isDispensable ? column.fields : []));
  return new Set([...own, ...leaveOut]);
}

/**
 * Separates problems that make a row wrong from those that only drop a field.
 *
 * @param leaveOut - columns of which unreadable cells are left out
 */
export function sorted(
  columns: Columns,
  problems: readonly ImportError[],
  leaveOut: readonly string[] = [],
) {
  const fields = dispensableFields(columns, leaveOut);
  const isLeftOut = ({ path, kind }: ImportError) => kind === 'left-out' || fields.has(path);
  return {
    errors: problems.filter((problem) => !isLeftOut(problem)),
    warnings: problems.filter(isLeftOut).map(toWarning),
  };
}

function toWarning(problem: ImportError): ImportError {
  if (problem.kind === 'left-out') return problem;
  const message = problem.message.replace(/[.]?$/, '.');
  return { ...problem, kind: 'left-out', message: `${message} The row is imported without it.` };
}
