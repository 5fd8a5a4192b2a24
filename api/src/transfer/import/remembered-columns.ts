import { createHash } from 'node:crypto';
import type { ImportMapping } from 'contract/transfer';
import { z } from 'zod';
import type { Database, Work } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';
import { columnKey, type RememberedColumns } from './suggest-mapping';

/** Choices for columns, by the heads of a file. */
const Remembered = z.record(z.string(), z.record(z.string(), z.string().nullable()));
const maxFiles = 200;

/** Staff's last choices for a file with the same heads, by `columnKey`. */
export async function rememberedColumns(
  database: Database | Work,
  resource: string,
  columns: readonly string[],
): Promise<RememberedColumns> {
  return (await rememberedFiles(database, resource))[headsKey(columns)] ?? {};
}

/** Stores the choice for each column of a file; beyond the limit, the oldest files are dropped. */
export async function rememberColumns(
  work: Work,
  resource: string,
  { columns, mapping }: { readonly columns: readonly string[]; readonly mapping: ImportMapping },
): Promise<void> {
  const key = headsKey(columns);
  const { [key]: _former, ...others } = await rememberedFiles(work, resource);
  const chosen = columns.map((column) => [columnKey(column), mapping[column] ?? null] as const);
  const files = [...Object.entries(others), [key, Object.fromEntries(chosen)] as const];
  await writeSetting(work, keyOf(resource), Object.fromEntries(files.slice(-maxFiles)));
}

async function rememberedFiles(database: Database | Work, resource: string) {
  const stored = Remembered.safeParse(await readSetting(database, keyOf(resource)));
  return stored.success ? stored.data : {};
}

function headsKey(columns: readonly string[]): string {
  return createHash('sha256')
    .update(columns.map(columnKey).join('\n'))
    .digest('base64url')
    .slice(0, 22);
}

function keyOf(resource: string): string {
  return `import-columns.${resource}`;
}
