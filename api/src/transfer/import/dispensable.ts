import type { FieldError } from 'contract';
import type { TransferColumn } from '../format/transfer-format';

type Columns = readonly (TransferColumn | undefined)[];

/** The fields that a row can be imported without when they are invalid. */
export function dispensableFields(columns: Columns): ReadonlySet<string> {
  return new Set(columns.flatMap((column) => (column?.isDispensable ? column.fields : [])));
}

/** Separates problems that make a row wrong from those that only drop a field. */
export function sorted(columns: Columns, problems: readonly FieldError[]) {
  const fields = dispensableFields(columns);
  return {
    errors: problems.filter(({ path }) => !fields.has(path)),
    warnings: problems.filter(({ path }) => fields.has(path)).map(toWarning),
  };
}

function toWarning({ path, message }: FieldError): FieldError {
  return { path, message: `${message} The row is imported without it.` };
}
