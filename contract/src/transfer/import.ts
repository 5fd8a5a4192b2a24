import { z } from 'zod';
import { FileName } from '../file/file-name';
import { pageOf, single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import { PageQuery } from '../list';
import type { Area, AreaNeeds } from '../staff/permission';
import { text } from '../text';
import { ResourceName } from '../record/record-endpoints';
import { FilePreview, FileReading } from './file-reading';
import { DecimalSign, ImportChoices, ImportError, ImportMistake } from './import-choices';

export const ImportFormat = z.enum(['csv', 'xlsx', 'sdf']);
export type ImportFormat = z.infer<typeof ImportFormat>;

/**
 * `ready` to be mapped → `checking` (the dry run) → `checked` → `importing` → `done`; a new mapping leads back to
 * `checking`. `failed` when the file or the job failed, `cancelled` by staff.
 */
export const ImportState = z.enum([
  'ready',
  'checking',
  'checked',
  'importing',
  'done',
  'failed',
  'cancelled',
]);
export type ImportState = z.infer<typeof ImportState>;

/** The verdict on a row of the file. */
export const ImportVerdict = z.enum(['new', 'changed', 'unchanged', 'wrong']);
export type ImportVerdict = z.infer<typeof ImportVerdict>;

/** A column of the file with the first few of its values. */
export const ImportColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  /** The unambiguous decimal sign; `unclear` when cells are ambiguous (`1,234`), absent where no cell depends on it. */
  decimal: z.enum([...DecimalSign.options, 'unclear']).optional(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/**
 * Maps columns of the file to fields by name; omitted columns are ignored. An empty cell leaves the stored value
 * unchanged.
 */
export const ImportMapping = z.record(text(200), text(60));
export type ImportMapping = z.infer<typeof ImportMapping>;

/** A file being imported into a resource. */
export const Import = z.object({
  _id: idOf('import'),
  resource: z.string(),
  fileName: z.string(),
  format: ImportFormat,
  state: ImportState,
  /** How the file is read. */
  reading: FileReading,
  choices: ImportChoices,
  columns: z.array(ImportColumn),
  /** Suggested from the columns' names and the last choices for them, until staff change it. */
  mapping: ImportMapping,
  /** Number of rows by verdict; null before the dry run. They add up to all rows of the file. */
  counts: z
    .object({ new: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() })
    .nullable(),
  /** The current or last job: its progress, and its undo. */
  jobId: z.uuid().nullable(),
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  by: z.string().nullable(),
});
export type Import = z.infer<typeof Import>;

/** A row of the file with its verdict and its outcome. */
export const ImportRow = z.object({
  /** The row's number in the file, from 1, without the header. */
  number: z.int(),
  verdict: ImportVerdict,
  title: z.string(),
  /** The record concerned; null for a new one. */
  recordId: z.uuid().nullable(),
  /** The changes of the import, by the guide's fields and in cell texts. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** Why the row is wrong, by field; for other verdicts, which values are dropped. */
  errors: z.array(ImportError),
  isWritten: z.boolean(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** A field that a column can be mapped to. */
export const ImportField = z.object({
  name: z.string(),
  /** For people: "CAS number". Columns with this name, or the field's own, are mapped to it by default. */
  label: z.string(),
  /** Whether every row needs a value for it. */
  isRequired: z.boolean(),
  /** Whether its cells are numbers, of which the decimal sign matters. */
  isNumber: z.boolean(),
  /**
   * How to write a value where it is not obvious: "Several, with between".
   */
  help: z.string().nullable(),
});
export type ImportField = z.infer<typeof ImportField>;

/** What the import of a resource accepts. */
export const ImportGuide = z.object({
  fields: z.array(ImportField),
  /** The fields that identify the record of a row; the first with a value decides. */
  identifiedBy: z.array(z.string()),
  /** The accepted formats, each with its maximum file size in bytes. */
  files: z.array(z.object({ format: ImportFormat, maxBytes: z.int() })),
  /** Maximum number of rows. */
  maxRows: z.int(),
});
export type ImportGuide = z.infer<typeof ImportGuide>;

/**
 * The call that takes the file of an import of one resource: `product/import`.
 *
 * @example importEndpoint('chemical', 'product', 'chemicals')
 */
export function importEndpoint<const Name extends string>(
  resource: Name,
  group: string,
  needs: Area | AreaNeeds,
) {
  return endpoint({
    name: `${resource}.import`,
    method: 'POST',
    path: `${group}/import`,
    access: 'admin',
    needs: typeof needs === 'string' ? { [needs]: 'all' } : needs,
    // A job works with the role of who started it.
    byKey: false,
    body: z.strictObject({ file: FileName }),
    encoding: 'multipart',
    answer: single(Import),
    status: 201,
    summary: 'Takes a CSV, XLSX or SDF file, sent as the part `file`, and suggests how to read it',
  });
}

export const importEndpoints = {
  guide: endpoint({
    name: 'import.guide',
    method: 'GET',
    path: 'import/guide',
    access: 'admin',
    needs: 'account',
    query: z.strictObject({ resource: ResourceName }),
    answer: single(ImportGuide),
    summary: 'The fields that an import of one resource fills, and the limits of its files',
  }),
  list: endpoint({
    name: 'import.list',
    method: 'GET',
    path: 'import/get',
    access: 'admin',
    needs: 'account',
    query: PageQuery.extend({ resource: ResourceName }),
    answer: pageOf(Import),
    summary: 'The imports of one resource, newest first',
  }),
  get: endpoint({
    name: 'import.get',
    method: 'GET',
    path: 'import/getById',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: single(Import),
    summary: 'One import',
  }),
  preview: endpoint({
    name: 'import.preview',
    method: 'POST',
    path: 'import/preview',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    cost: 'thread',
    body: FileReading,
    answer: single(FilePreview),
    summary: 'The first rows of the file, as they look when it is read like this',
  }),
  read: endpoint({
    name: 'import.read',
    method: 'PUT',
    path: 'import/read',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    cost: 'thread',
    body: FileReading,
    answer: single(Import),
    summary: 'Reads the file like this from now on, and suggests a mapping for its columns',
  }),
  check: endpoint({
    name: 'import.check',
    method: 'PUT',
    path: 'import/check',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    body: z.strictObject({
      mapping: ImportMapping,
      /** For columns whose `decimal` is `unclear`; without it, their ambiguous cells are wrong. */
      decimalSign: DecimalSign.optional(),
      choices: ImportChoices.optional(),
    }),
    answer: single(Import),
    summary: 'Starts the dry run with this mapping, which is remembered for columns of these names',
  }),
  rows: endpoint({
    name: 'import.rows',
    method: 'GET',
    path: 'import/rows',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    query: PageQuery.extend({ verdict: ImportVerdict.optional() }),
    answer: pageOf(ImportRow),
    summary: 'The rows of an import after its dry run, with what is or was done with each',
  }),
  mistakes: endpoint({
    name: 'import.mistakes',
    method: 'GET',
    path: 'import/mistakes',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: single(z.array(ImportMistake)),
    summary: 'What the dry run found wrong, asks, or leaves out, by field and alike cells',
  }),
  start: endpoint({
    name: 'import.start',
    method: 'POST',
    path: 'import/start',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: single(Import),
    summary: 'Writes the new and the changed rows of a checked import, as a job',
  }),
  report: endpoint({
    name: 'import.report',
    method: 'GET',
    path: 'import/report',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: Bytes,
    produces: ['text/csv'],
    summary: 'All rows of an import with verdict, changes and reasons, as a CSV file',
  }),
} as const;
