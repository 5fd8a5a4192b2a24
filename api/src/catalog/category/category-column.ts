import { sql } from 'kysely';
import { folded, nameIndex, type Named, type NamedKind } from '../../transfer/format/names';
import type { TransferColumn } from '../../transfer/format/transfer-format';

const levels = ['categoryId', 'subCategoryId', 'subSubCategoryId'] as const;

/** Categories by their paths; an id here joins the ids of the levels with slashes. */
export const categoryPaths: NamedKind = {
  kind: 'categoryPath',
  load: async (database) => {
    const { rows } = await sql<Named>`
      with recursive place as (
        select _id, _id::text as path, name as text from category
        where level = 1 and deleted_at is null
        union all
        select child._id, place.path || '/' || child._id, place.text || ' > ' || child.name
        from category child join place on child.parent_id = place._id
        where child.deleted_at is null
      )
      select path as _id, text from place`.execute(database);
    return nameIndex(rows, 'category', (text) => folded(pathOf(text)));
  },
};

function pathOf(text: string): string {
  return text
    .split(/[>›]/)
    .map((name) => name.trim())
    .join(' > ');
}

/** A chemical's category path in one column: `Solvents > Alcohols > Primary alcohols`. */
export const categoryColumn: TransferColumn = {
  name: 'category',
  label: 'Category',
  synonyms: ['Categories', 'Category path', 'Group'],
  help: 'As in: Solvents > Alcohols > Primary alcohols',
  fields: levels,
  read: (text, names) => {
    const ids = names.of(categoryPaths.kind).idOf(text).split('/');
    return Object.fromEntries(levels.map((level, index) => [level, ids[index] ?? null]));
  },
  write: (record, names) => {
    const ids = levels.map((level) => record[level]).filter((id) => typeof id === 'string');
    return ids.length === 0 ? '' : names.of(categoryPaths.kind).textOf(ids.join('/'));
  },
};
