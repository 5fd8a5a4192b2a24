import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withClient } from '../database-client';
import { chemicalBatches } from './chemical-rows';
import type { Peer, Place, Row } from './peer';

/** How many ids are kept to be read and changed. */
const sample = 500;

/** What calls are made with. */
export interface Filled {
  readonly count: number;
  readonly ids: readonly string[];
}

/**
 * Copies the chemicals of our database at `from` into the peer's table.
 *
 * @returns their number, and ids from all over the table
 */
export async function fillPeer(peer: Peer, place: Place, from: string): Promise<Filled> {
  const rows = rowsOf(peer, place, from);
  return place.engine === 'postgres'
    ? fillPostgres(peer, place, rows)
    : fillSqlite(peer, place, rows);
}

async function* rowsOf(peer: Peer, place: Place, from: string): AsyncGenerator<Row[]> {
  let index = 0;
  for await (const chemicals of chemicalBatches(from)) {
    yield chemicals.map((chemical) => {
      index += 1;
      return peer.toRow(chemical, index, place);
    });
  }
}

async function fillPostgres(
  peer: Peer,
  { database }: Place,
  batches: AsyncGenerator<Row[]>,
): Promise<Filled> {
  const { table, statements } = peer;
  return withClient(database, async (client) => {
    const filled = counter(peer);
    for await (const rows of batches) {
      const names = columnsOf(rows);
      await client.query(
        `insert into ${table} (${names})
          select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
      filled.add(rows);
    }
    for (const statement of statements) await client.query(statement);
    // Rows came with their numbers.
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), $1) where pg_get_serial_sequence('${table}', 'id') is not null`,
      [filled.count()],
    );
    await client.query('vacuum analyze');
    return { count: filled.count(), ids: filled.ids() };
  });
}

/** Node 20, which the product supports, has no SQLite; that of the peers has. */
async function fillSqlite(
  peer: Peer,
  { database, node }: Place,
  batches: AsyncGenerator<Row[]>,
): Promise<Filled> {
  const script = join(import.meta.dirname, 'fill-sqlite.mjs');
  const given = ['--no-warnings', script, database, peer.table, JSON.stringify(peer.statements)];
  const child = spawn(node, given, { stdio: ['pipe', 'inherit', 'inherit'] });
  const exit = once(child, 'exit');
  const filled = counter(peer);
  for await (const rows of batches) {
    if (!child.stdin.write(`${JSON.stringify(rows)}\n`))
      await Promise.race([once(child.stdin, 'drain'), exit]);
    filled.add(rows);
  }
  child.stdin.end();
  const [code] = await exit;
  if (code !== 0) throw new Error(`Rows could not be written to ${database}`);
  return { count: filled.count(), ids: filled.ids() };
}

function counter(peer: Peer) {
  const ids: string[] = [];
  let count = 0;
  return {
    add(rows: readonly Row[]) {
      count += rows.length;
      const [first] = rows;
      if (first) for (const row of rows.slice(0, 5)) ids.push(peer.idOf(row));
    },
    count: () => count,
    ids: () => ids.slice(0, sample),
  };
}

function columnsOf(rows: readonly Row[]): string {
  return Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
}
