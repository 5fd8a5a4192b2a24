import type { ImportRow } from 'contract/transfer';
import type { FieldValues } from '../../repository/field-values';
import type { Names } from '../format/names';
import type { TransferFormat } from '../format/transfer-format';

/** A stored row: its changes by field, and all its values. */
export interface ChangedRow {
  readonly input: FieldValues;
  readonly changes: ImportRow['changes'];
}

/**
 * The changes of a row for staff: by column of the format and with its cell texts, so that other records appear by
 * name. A column of several fields is shown whole when one of them changes; of a field with a column for each part,
 * only the changed parts.
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
