import { z } from 'zod';
import { Sequence } from '../../db/copy/sequences';

/** The first entry of a backup. */
export const Manifest = z.object({
  /** Archives of the first one have the files as well. */
  format: z.literal([1, 2]),
  createdAt: z.iso.datetime(),
  /** The steps that the database's schema was made by. */
  migrations: z.array(z.string()),
  /** What the database took on the disk. */
  databaseBytes: z.number(),
});
export type Manifest = z.output<typeof Manifest>;

/** A batch of a table's rows, each with the texts of its columns. */
export const RowBatch = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string().nullable())),
});

const TableSum = z.object({ name: z.string(), rows: z.number(), sum: z.string() });
/** The sum is of a file in the archive. */
const NamedFile = z.object({ name: z.string(), sha256: z.string().optional() });

/** The last entry: what all entries before it have to add up to. */
export const Contents = z.object({
  tables: z.array(TableSum),
  sequences: z.array(Sequence),
  files: z.array(NamedFile),
  /** Files that rows name and the storage does not have. */
  missing: z.array(z.string()),
});
export type Contents = z.output<typeof Contents>;

export const manifestName = 'manifest.json';
export const contentsName = 'contents.json';
export const filePrefix = 'files/';
export const tablePrefix = 'tables/';
export const secretPrefix = 'secrets/';

/** What was backed up, restored or compared. */
export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly missing: number;
}

export function countsOf({ tables, files, missing }: Contents): BackupCounts {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, files: files.length, missing: missing.length };
}

export function inJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
