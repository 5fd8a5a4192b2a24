import { sql } from 'kysely';
import { isAmong } from '../personal-data/conditions';
import type { Person } from '../personal-data/person';
import type { PersonalTable } from '../personal-data/personal-table';
import type { Database, Work } from '../db/database';

/** The rows of one kind that were found. */
export interface FoundRows {
  readonly table: PersonalTable;
  /** Latest first. */
  readonly ids: readonly string[];
}

export interface Collected {
  /** With the names, numbers and ids of the rows found. */
  readonly person: Person;
  readonly found: readonly FoundRows[];
}

interface Collecting {
  readonly tables: readonly PersonalTable[];
  readonly person: Person;
  /** Rows to begin with, by kind, in place of those that the person's addresses find. */
  readonly given?: Readonly<Record<string, readonly string[]>>;
  /** Locks the rows until the transaction ends, except those of the audit. */
  readonly isLocking?: boolean;
}

/** A lock needs the right to update, which the role that runs the product need not have on the audit. */
export const isAppendOnly = (table: string): boolean => table === 'audit';

export const kindOf = ({ kind, table }: PersonalTable): string => kind ?? table;

/** Finds all rows of a person: first those with their addresses, then those that follow from them. */
export async function collect(
  work: Database | Work,
  { tables, person: start, given, isLocking = false }: Collecting,
): Promise<Collected> {
  let person = start;
  const found: FoundRows[] = [];
  const ordered = [
    ...tables.filter(({ isFollowing }) => isFollowing !== true),
    ...tables.filter(({ isFollowing }) => isFollowing === true),
  ];
  for (const table of ordered) {
    const isGiven = given !== undefined && table.isFollowing !== true;
    const rows = isGiven
      ? await rowsWhere(work, table, {
          where: isAmong(keyOf(table), given[kindOf(table)] ?? []),
          isLocking,
        })
      : await rowsWhere(work, table, { where: table.find(person), isLocking });
    if (rows.length === 0) continue;
    found.push({ table, ids: rows.map(({ id }) => id) });
    person = withRows(person, table, rows);
  }
  return { person, found };
}

interface FoundRow {
  readonly id: string;
  readonly name: string | null;
  readonly reference: string | null;
  readonly links: Readonly<Record<string, string | null>>;
}

export function keyOf({ key = '_id' }: PersonalTable) {
  return sql.id('record', key);
}

interface Where {
  readonly where: ReturnType<PersonalTable['find']>;
  readonly isLocking: boolean;
}

async function rowsWhere(
  work: Database | Work,
  table: PersonalTable,
  { where, isLocking }: Where,
): Promise<FoundRow[]> {
  const names = (table.names ?? []).map((column) => sql.id('record', column));
  const name = names.length === 0 ? sql`null` : sql`concat_ws(' ', ${sql.join(names)})`;
  const reference = table.reference === undefined ? sql`null` : sql.id('record', table.reference);
  const links = Object.entries(table.links ?? {}).flatMap(([kind, column]) => [
    sql`${sql.lit(kind)}`,
    sql.id('record', column),
  ]);
  const { rows } = await sql<FoundRow>`
    select ${keyOf(table)}::text as id, ${name} as name, ${reference} as reference,
      jsonb_build_object(${sql.join(links)}) as links
    from ${sql.id(table.table)} as record where ${where}
    order by ${keyOf(table)} desc ${isLocking && !isAppendOnly(table.table) ? sql`for update` : sql``}`.execute(
    work,
  );
  return rows;
}

function withRows(person: Person, table: PersonalTable, rows: readonly FoundRow[]): Person {
  const ids: Record<string, readonly string[]> = {
    ...person.ids,
    [kindOf(table)]: rows.map(({ id }) => id),
  };
  for (const kind of Object.keys(table.links ?? {})) {
    ids[kind] = [...new Set(rows.flatMap(({ links }) => links[kind] ?? []))];
  }
  const { resource } = table;
  const isOwn = table.kind === undefined && resource !== undefined;
  return {
    ...person,
    ids,
    records: isOwn ? { ...person.records, [resource]: ids[kindOf(table)] ?? [] } : person.records,
    names: merged(
      person.names,
      rows.map(({ name }) => name),
    ),
    references: merged(
      person.references,
      rows.map(({ reference }) => reference),
    ),
  };
}

function merged(known: readonly string[], found: readonly (string | null)[]): string[] {
  const texts = found.flatMap((text) => text?.trim() || []);
  return [...new Set([...known, ...texts])];
}
