import type { ImportRow } from 'contract';
import type { Row } from '../../db/pool';
import type { Names } from '../format/names';
import type { TransferFormat } from '../format/transfer-format';

/** A row as it is stored: its changes by the record's fields, and all that it gives. */
export interface ChangedRow {
  readonly input: Row;
  readonly changes: ImportRow['changes'];
}

/**
 * The changes of a row as staff read them: by the columns of the format, in the words of its cells, so that other
 * records are called by their names. A column of several fields is told whole when one of them changes; of a field that
 * has a column for each part, the parts that change are told.
 */
export function describeChanges(
  { columns }: TransferFormat,
  names: Names,
  { input, changes }: ChangedRow,
): ImportRow['changes'] {
  const changed = new Set(changes.map(({ field }) => field));
  const old = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  const fresh = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  const before = { ...input, ...old };
  const after = { ...input, ...fresh };
  return columns
    .filter(({ fields }) => fields.some((field) => changed.has(field)))
    .map(({ name, part, write }) => ({
      field: name,
      from: valueOrNull(write(before, names)),
      to: valueOrNull(write(after, names)),
      isPart: part !== undefined,
    }))
    .filter(({ from, to, isPart }) => !isPart || from !== to)
    .map(({ field, from, to }) => ({ field, from, to }));
}

function valueOrNull(value: string | number): string | number | null {
  return value === '' ? null : value;
}
