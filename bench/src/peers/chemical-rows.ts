import pg from 'pg';
import { chemicals } from 'contract/catalog';
import { withClient } from '../database-client';
import type { Row } from './peer';

export type Kind = 'text' | 'number' | 'boolean' | 'json';

/** A field of a chemical, as a peer has to keep it. */
export interface Field {
  readonly name: string;
  readonly column: string;
  readonly kind: Kind;
  /** Whether lists have it. */
  readonly isListed: boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  text: 'text',
  uuid: 'text',
  'double precision': 'number',
  numeric: 'number',
  integer: 'number',
  boolean: 'boolean',
  jsonb: 'json',
};
const batch = 1_000;

/** The stored fields of the contract, with the kinds of their columns. */
export async function chemicalFields(url: string): Promise<Field[]> {
  const columns = await withClient(url, (client) =>
    client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
        where table_schema = current_schema() and table_name = 'chemical'`,
    ),
  );
  const types = new Map(columns.rows.map(({ name, type }) => [name, type]));
  return Object.entries(chemicals.fields).flatMap(([name, { depth }]) => {
    const column = columnOf(name);
    const type = types.get(column);
    // What is computed for each answer has no column.
    if (type === undefined) return [];
    const kind = kinds[type];
    if (!kind) throw new Error(`No kind for the column ${column} of type ${type}`);
    return [{ name, column, kind, isListed: depth === 'list' }];
  });
}

/** All chemicals of the database but those that the measurements created, in batches, as JSON has them. */
export async function* chemicalBatches(url: string): AsyncGenerator<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
      const { rows } = await client.query<{ id: string; row: Row }>(
        `select _id as id, to_jsonb(chemical) as row from chemical
          where _id > $1 and deleted_at is null and name not like 'Measured %' order by _id limit ${batch}`,
        [last],
      );
      if (rows.length === 0) return;
      yield rows.map(({ row }) => row);
      last = rows.at(-1)?.id ?? last;
    }
  } finally {
    await client.end();
  }
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
