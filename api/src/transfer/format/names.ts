import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { TableRegistry } from '../../repository/references';
import { columnOf, living, source } from '../../repository/columns';
import { CellProblem } from './cell-problem';

/** Maps names of records to ids, and back. */
export interface NameIndex {
  /** @throws CellProblem when no record, or more than one, has this name */
  idOf(text: string): string;
  /** The name of a record; empty if it does not exist. */
  textOf(id: string): string;
}

/** The names of other records that cells may contain, by kind. */
export interface Names {
  of(kind: string): NameIndex;
}

export interface NamedKind {
  readonly kind: string;
  readonly load: (database: Database, tables: TableRegistry) => Promise<NameIndex>;
}

export interface Named {
  readonly _id: string;
  readonly text: string;
}

/** Loads the names for a format's cells, with one statement for each kind. */
export async function loadNames(
  database: Database,
  tables: TableRegistry,
  kinds: readonly NamedKind[],
): Promise<Names> {
  const indexes = new Map<string, NameIndex>();
  for (const { kind, load } of kinds) indexes.set(kind, await load(database, tables));
  return {
    of: (kind) => {
      const index = indexes.get(kind);
      if (!index) throw new Error(`The format does not load the names of "${kind}"`);
      return index;
    },
  };
}

/** Finds records of a resource by one of their fields, by default their title. */
export function namedBy(resource: string, field?: string): NamedKind {
  return {
    kind: resource,
    load: async (database, tables) => {
      const table = tables.get(resource);
      if (!table) throw new Error(`There is no resource "${resource}"`);
      const { rows } = await sql<Named>`
        select record._id, ${columnOf(table, field ?? table.resource.title)} as text
        from ${source(table)} where ${living(table)}`.execute(database);
      return nameIndex(rows, table.resource.label.one);
    },
  };
}

/** Matches names exactly; otherwise ignores case and spaces. */
export function nameIndex(named: readonly Named[], label: string, fold = folded): NameIndex {
  const texts = new Map(named.map(({ _id, text }) => [_id, text]));
  const exact = grouped(named, (text) => text);
  const loose = grouped(named, fold);
  return {
    textOf: (id) => texts.get(id) ?? '',
    idOf: (text) => {
      const ids = exact.get(text) ?? loose.get(fold(text)) ?? [];
      const [id] = ids;
      if (id === undefined) throw new CellProblem(`There is no ${label} "${text}"`);
      if (ids.length > 1) throw new CellProblem(`There is more than one ${label} "${text}"`);
      return id;
    },
  };
}

export function folded(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

function grouped(named: readonly Named[], keyOf: (text: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { _id, text } of named) {
    const key = keyOf(text);
    const group = groups.get(key);
    if (group) group.push(_id);
    else groups.set(key, [_id]);
  }
  return groups;
}
