import type { Pool, PoolClient } from '../pool';
import { readTables, sumOfRows, type Table } from './database-tables';
import { readSequences, setSequences } from './sequences';
import { emptyTables, insertRows, readRows, textSettings } from './table-rows';
import { withoutReferences } from './without-references';

export interface CopiedDatabase {
  readonly tables: number;
  readonly rows: number;
}

/** The copy is not what it was copied from; the message says where. */
export class CopyDiffers extends Error {
  override name = 'CopyDiffers';
}

interface Copying {
  readonly from: Pool;
  /** Has the same tables; their rows are replaced. */
  readonly to: Pool;
  /** Called with the number of rows copied. */
  readonly onProgress: (rows: number) => void;
  /** The last of the transaction that copies. */
  readonly beforeCommit?: (target: PoolClient) => Promise<void>;
}

/**
 * Copies all rows and the positions of sequences to a database with the same schema, in one transaction, and compares
 * both row by row before it commits.
 *
 * @throws CopyDiffers
 */
export async function copyDatabase({
  from,
  to,
  onProgress,
  beforeCommit,
}: Copying): Promise<CopiedDatabase> {
  const source = await from.connect();
  const target = await to.connect();
  try {
    await source.query(`begin; set transaction read only; ${textSettings}`, []);
    await target.query(`begin; ${textSettings}`, []);
    const tables = await sameTables(source, target);
    let rows = 0;
    await withoutReferences(target, tables, async () => {
      await emptyTables(target, tables);
      for (const table of tables) {
        const before = rows;
        rows += await copyTable({
          source,
          target,
          table,
          onProgress: (some) => onProgress(before + some),
        });
      }
    });
    await setSequences(target, await readSequences(source));
    await beforeCommit?.(target);
    await target.query('commit', []);
    await target.query('analyze', []);
    return { tables: tables.length, rows };
  } finally {
    await Promise.allSettled([source, target].map((each) => each.query('rollback', [])));
    source.release();
    target.release();
  }
}

async function sameTables(source: PoolClient, target: PoolClient): Promise<Table[]> {
  const [tables, others] = [await readTables(source), await readTables(target)];
  const differs = tables.find(
    (table, index) => JSON.stringify(table) !== JSON.stringify(others[index]),
  );
  if (differs)
    throw new CopyDiffers(`The table ${differs.name} has other columns than this version's`);
  if (tables.length !== others.length) throw new CopyDiffers('The database lacks tables');
  return tables;
}

interface TableCopy {
  readonly source: PoolClient;
  readonly target: PoolClient;
  readonly table: Table;
  readonly onProgress: (rows: number) => void;
}

async function copyTable({ source, target, table, onProgress }: TableCopy): Promise<number> {
  let copied = 0;
  onProgress(copied);
  for await (const rows of readRows(source, table)) {
    await insertRows(target, table, rows);
    copied += rows.length;
    onProgress(copied);
  }
  const [before, after] = [await sumOfRows(source, table), await sumOfRows(target, table)];
  if (before.rows === after.rows && before.sum === after.sum) return after.rows;
  throw new CopyDiffers(
    `The table ${table.name} differs: ${before.rows} rows before, ${after.rows} after`,
  );
}
