import type { Import } from 'contract/transfer';
import type { ImportJourney } from '../import-journey.fixture';

/** What a dry run says about a file that is taken as suggested. */
export interface DryRun {
  readonly mapping: Import['mapping'];
  readonly rows: readonly DryRow[];
}

interface DryRow {
  readonly title: string;
  readonly verdict: string;
  /** The new values, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** All messages, joined. */
  readonly messages: string;
}

/** Takes a file and checks it with the suggested mapping and no choices. */
export async function dryRun(journey: ImportJourney, content: string): Promise<DryRun> {
  const { _id, mapping } = await journey.take('file.csv', content);
  await journey.check(_id, mapping, {});
  const rows = await journey.rows(_id);
  return {
    mapping,
    rows: rows.map(({ title, verdict, changes, errors }) => ({
      title,
      verdict,
      values: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
      messages: errors.map(({ message }) => message).join(' '),
    })),
  };
}

/** The values of a field, row by row; null where a row has none. */
export function column({ rows }: DryRun, field: string): unknown[] {
  return rows.map(({ values }) => values[field] ?? null);
}

export function verdicts({ rows }: DryRun): string[] {
  return rows.map(({ verdict }) => verdict);
}
