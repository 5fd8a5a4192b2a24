import { openEmbeddedPool } from 'api/embedded-pool';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verdict } from '../verdict';

/**
 * `npm run bench:power-cut`: the embedded database writes while a recorder maintains what a power cut would leave of
 * its folder. Several of these states are saved; a database opened on one must have every row acknowledged before.
 */
type Pool = Awaited<ReturnType<typeof openEmbeddedPool>>;

const cuts = 6;
const rowsBetweenCuts = 150;
const mostRowsUntilCut = 50;
const folder = await mkdtemp(join(tmpdir(), 'bench-power-cut-'));
const live = join(folder, 'postgres');

try {
  const acknowledged = await writeAndCut();
  for (const [number, count] of acknowledged.entries()) {
    const found = await rowsAfter(join(folder, `cut-${number}`));
    const kind = number % 2 === 0 ? 'without unsynced writes' : 'with half of the unsynced writes';
    const label = `cut ${number + 1} (${kind}): ${count} acknowledged, ${found.rows} found, ${found.changed} updated`;
    verdict(label, found.rows >= count && found.changed >= Math.floor(count / 10));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** @returns the number of rows acknowledged before each cut */
async function writeAndCut(): Promise<number[]> {
  const unrecorded = await openEmbeddedPool(live);
  await ask(
    unrecorded,
    'create table note (number integer primary key, text text, version integer)',
  );
  await unrecorded.end();

  process.env['POWER_CUT_FOLDER'] = live;
  const pool = await openEmbeddedPool(live);
  const acknowledged: number[] = [];
  let next = 1;
  for (let cut = 0; cut < cuts; cut += 1) {
    for (let row = 0; row < rowsBetweenCuts; row += 1) await write(pool, next++);
    // Two cuts in three are between checkpoints, one right after a checkpoint.
    if (cut % 3 === 1) await ask(pool, 'checkpoint');
    const request = join(folder, `cut-${cut}.request`);
    await writeFile(request, '');
    acknowledged.push(next - 1);
    const limit = next + mostRowsUntilCut;
    while (existsSync(request)) {
      if (next > limit) throw new Error('The recorder did not take the cut; was it preloaded?');
      await write(pool, next++);
    }
  }
  await pool.end();
  delete process.env['POWER_CUT_FOLDER'];
  return acknowledged;
}

/** Inserts a row; every tenth is updated as well, and every hundredth creates a table and an index. */
async function write(pool: Pool, number: number): Promise<void> {
  const text = `${number} `.repeat(100);
  await ask(pool, 'insert into note values ($1, $2, 1)', [number, text]);
  if (number % 10 === 0) await ask(pool, 'update note set version = 2 where number = $1', [number]);
  if (number % 100 !== 0) return;
  await ask(
    pool,
    `create table copy_${number} as select * from note; create index on copy_${number} (text)`,
  );
  await ask(pool, `drop table if exists copy_${Math.max(number - 200, 0)}`);
}

async function rowsAfter(place: string): Promise<{ rows: number; changed: number }> {
  const pool = await openEmbeddedPool(place);
  try {
    const [row] = await ask(
      pool,
      'select count(*)::integer as rows, count(*) filter (where version = 2)::integer as changed from note where length(text) > 0',
    );
    return { rows: Number(row?.['rows']), changed: Number(row?.['changed']) };
  } finally {
    await pool.end();
  }
}

async function ask(pool: Pool, sql: string, parameters: readonly unknown[] = []) {
  const client = await pool.connect();
  try {
    const { rows } = await client.query(sql, parameters);
    return rows as readonly Record<string, unknown>[];
  } finally {
    client.release();
  }
}
