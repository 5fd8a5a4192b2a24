import type { ImportMapping } from 'contract/transfer';
import { z } from 'zod';
import type { Database, Work } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';
import { columnKey, type RememberedColumns } from './suggest-mapping';

const Remembered = z.record(z.string(), z.string().nullable());
const most = 1_000;

/** Staff's last choices for columns with these names, by resource. */
export async function rememberedColumns(
  database: Database | Work,
  resource: string,
): Promise<RememberedColumns> {
  const stored = await readSetting(database, keyOf(resource));
  return stored === undefined ? {} : Remembered.parse(stored);
}

/** Stores the choice for each column of a file; beyond the limit, the oldest choices are dropped. */
export async function rememberColumns(
  work: Work,
  resource: string,
  { columns, mapping }: { readonly columns: readonly string[]; readonly mapping: ImportMapping },
): Promise<void> {
  const before = await rememberedColumns(work, resource);
  const chosen = columns.map((column) => [columnKey(column), mapping[column] ?? null] as const);
  const fresh = new Map(chosen);
  const kept = Object.entries(before).filter(([key]) => !fresh.has(key));
  const columnsByKey = Object.fromEntries([...kept, ...fresh].slice(-most));
  await writeSetting(work, keyOf(resource), columnsByKey);
}

function keyOf(resource: string): string {
  return `import-columns.${resource}`;
}
