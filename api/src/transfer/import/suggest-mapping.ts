import type { ImportMapping } from 'contract/transfer';
import type { TransferColumn, TransferFormat } from '../format/transfer-format';

/** Staff's last choices by `columnKey`; null for an ignored column. */
export type RememberedColumns = Readonly<Record<string, string | null>>;

interface Suggestion {
  readonly format: TransferFormat;
  readonly columns: readonly string[];
  readonly remembered: RememberedColumns;
}

/** A field for each recognised column: the last choice, else by label, field name or synonym. */
export function suggestMapping(suggestion: Suggestion): ImportMapping {
  const taken = new Set<string>();
  const mapping: [string, string][] = [];
  for (const rank of [rememberedField, labelledField, synonymousField]) {
    for (const column of suggestion.columns) {
      if (mapping.some(([name]) => name === column)) continue;
      const field = rank(suggestion, column);
      if (field === undefined || taken.has(field)) continue;
      taken.add(field);
      mapping.push([column, field]);
    }
  }
  return Object.fromEntries(mapping);
}

/** Normalizes a column's name: `CAS No.` and `cas_no` become `casno`. */
export function columnKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function rememberedField({ format, remembered }: Suggestion, column: string): string | undefined {
  const field = remembered[columnKey(column)];
  return format.columns.find(({ name }) => name === field)?.name;
}

function labelledField(suggestion: Suggestion, column: string): string | undefined {
  return fieldWhere(suggestion, column, ({ label, name }) => [label, name]);
}

function synonymousField(suggestion: Suggestion, column: string): string | undefined {
  return fieldWhere(suggestion, column, ({ synonyms }) => synonyms);
}

function fieldWhere(
  { format, remembered }: Suggestion,
  column: string,
  wordsOf: (column: TransferColumn) => readonly string[],
): string | undefined {
  const key = columnKey(column);
  if (remembered[key] === null) return undefined;
  return format.columns.find((one) => wordsOf(one).some((word) => columnKey(word) === key))?.name;
}
