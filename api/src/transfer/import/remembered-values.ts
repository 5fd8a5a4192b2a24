import type { ImportChoices } from 'contract/transfer';
import { z } from 'zod';
import type { Database, Work } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';

/** What cells mean, by field and then by text without case. */
export type CellMeanings = NonNullable<ImportChoices['values']>;

const Meanings = z.record(z.string(), z.record(z.string(), z.string()));
const maxRemembered = 1_000;

/** What staff said about cells of earlier files. */
export async function rememberedValues(
  database: Database | Work,
  resource: string,
): Promise<CellMeanings> {
  const stored = Meanings.safeParse(await readSetting(database, keyOf(resource)));
  return stored.success ? stored.data : {};
}

/** Adds what staff said about the cells of a file; beyond the limit of a field the oldest are dropped. */
export async function rememberValues(
  work: Work,
  resource: string,
  meanings: CellMeanings,
): Promise<void> {
  if (Object.keys(meanings).length === 0) return;
  const known = { ...(await rememberedValues(work, resource)) };
  for (const [field, fresh] of Object.entries(meanings)) {
    const all = Object.entries({ ...known[field], ...fresh }).slice(-maxRemembered);
    known[field] = Object.fromEntries(all);
  }
  await writeSetting(work, keyOf(resource), known);
}

function keyOf(resource: string): string {
  return `import-values.${resource}`;
}
