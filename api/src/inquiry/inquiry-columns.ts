import { sql } from 'kysely';
import { adminName } from '../repository/admin-name';
import type { FieldValues } from '../repository/field-values';
import { CellProblem } from '../transfer/format/cell-problem';
import { joinList } from '../transfer/format/list-text';
import { nameIndex, type Named, type NamedKind, type Names } from '../transfer/format/names';
import type { TransferColumn } from '../transfer/format/transfer-format';

/** Admins by name, including those who have left. */
export const adminNames: NamedKind = {
  kind: 'admin',
  load: async (database) => {
    const { rows } = await sql<Named>`select _id, ${adminName} as text from admin`.execute(
      database,
    );
    return nameIndex(rows, 'colleague');
  },
};

/** The requested items in one cell, for people and not for imports: `25 kg Acetone, AR, Drum; Toluene`. */
export const itemsColumn: TransferColumn = {
  name: 'items',
  label: 'Items',
  synonyms: [],
  help: null,
  fields: ['items'],
  read: () => {
    throw new CellProblem('Items are not read from tables');
  },
  write: ({ items, itemNames }, names) => {
    const called = listOf(itemNames);
    return joinList(listOf(items).map((item, place) => itemText(item, called[place], names)));
  },
};

function itemText(item: unknown, name: unknown, names: Names): string {
  const { quantity, unitId, grade, packaging, asWritten, targetPrice, currency }: FieldValues =
    Object(item);
  const unit = typeof unitId === 'string' ? names.of('unit').textOf(unitId) : '';
  const price = typeof targetPrice === 'number' ? `${targetPrice} ${wordOf(currency)}`.trim() : '';
  const what = [wordOf(quantity), unit, wordOf(name)].filter((word) => word !== '').join(' ');
  const written = wordOf(asWritten) === '' ? '' : `as written: ${wordOf(asWritten)}`;
  return [what, wordOf(grade), wordOf(packaging), price, written]
    .filter((part) => part !== '')
    .join(', ');
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
