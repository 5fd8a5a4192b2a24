import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { FieldError } from '../errors';
import { idOf } from '../id';
import { PageQuery } from '../list';
import { text } from '../text';
import { ResourceName } from '../record/record-endpoints';

export const ImportFormat = z.enum(['csv', 'xlsx', 'sdf']);
export type ImportFormat = z.infer<typeof ImportFormat>;

/**
 * `ready` to be mapped → `checking` (the dry run) → `checked` → `importing` → `done`; a new mapping leads back to
 * `checking`. `failed` when the file or the job broke, `cancelled` by staff.
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

/** What the import does with a row of the file. */
export const ImportVerdict = z.enum(['new', 'changed', 'unchanged', 'wrong']);
export type ImportVerdict = z.infer<typeof ImportVerdict>;

/** The sign before the decimals of a number: `1.5` or `1,5`. */
export const DecimalSign = z.enum(['point', 'comma']);
export type DecimalSign = z.infer<typeof DecimalSign>;

/** A column of the file with the first few of its values. */
export const ImportColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  /**
   * The decimal sign that the file leaves no doubt of; `unclear` when cells can be read in two ways (`1,234`), absent
   * where nothing depends on it.
   */
  decimal: z.enum([...DecimalSign.options, 'unclear']).optional(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/**
 * Which field each column fills: the column's name to the field's; columns left out are ignored. An empty cell leaves
 * what is stored as it is.
 */
export const ImportMapping = z.record(text(200), text(60));
export type ImportMapping = z.infer<typeof ImportMapping>;

/** A file on its way into a resource. */
export const Import = z.object({
  _id: idOf('import'),
  resource: z.string(),
  fileName: z.string(),
  format: ImportFormat,
  state: ImportState,
  columns: z.array(ImportColumn),
  /** Suggested from the columns' names and what was chosen for them last time, until staff change it. */
  mapping: ImportMapping,
  /** Rows by what the dry run found, null before it; together they are the rows of the file. */
  counts: z
    .object({ new: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() })
    .nullable(),
  /** The job under way or ended last: its progress, and its undo. */
  jobId: z.uuid().nullable(),
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  by: z.string().nullable(),
});
export type Import = z.infer<typeof Import>;

/** A row of the file as the dry run judged it, and what became of it in the import. */
export const ImportRow = z.object({
  /** The row's place in the file, from 1, without the head. */
  number: z.int(),
  verdict: ImportVerdict,
  title: z.string(),
  /** The record that it is about; null for one that is not there yet. */
  recordId: z.uuid().nullable(),
  /** What the import changes or changed: by the guide's fields, in the words of a file's cells. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** Why it is wrong, by field; of another verdict, what of it is left out. */
  errors: z.array(FieldError),
  isWritten: z.boolean(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** A field that a column may fill. */
export const ImportField = z.object({
  name: z.string(),
  /** For people: "CAS number". A column of this name, or of the field's own, is suggested for it. */
  label: z.string(),
  /** Whether every row needs a value for it. */
  isRequired: z.boolean(),
  /** How a value is written where that is not plain: "Several, with | between". */
  help: z.string().nullable(),
});
export type ImportField = z.infer<typeof ImportField>;

/** What an import of one resource takes. */
export const ImportGuide = z.object({
  fields: z.array(ImportField),
  /** The names of the fields by which a row finds its record, the first that has a value decides. */
  identifiedBy: z.array(z.string()),
  /** The formats that are read, each with the size of the largest file in bytes. */
  files: z.array(z.object({ format: ImportFormat, largest: z.int() })),
  /** The most rows of a file. */
  mostRows: z.int(),
});
export type ImportGuide = z.infer<typeof ImportGuide>;

/**
 * The call that takes the file of an import of one resource: `product/import`.
 *
 * @example importEndpoint('chemical', 'product')
 */
export function importEndpoint<const Name extends string>(resource: Name, group: string) {
  return endpoint({
    name: `${resource}.import`,
    method: 'POST',
    path: `${group}/import`,
    access: 'admin',
    body: z.strictObject({ file: text(80) }),
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
    query: z.strictObject({ resource: ResourceName }),
    answer: single(ImportGuide),
    summary: 'The fields that an import of one resource fills, and the limits of its files',
  }),
  list: endpoint({
    name: 'import.list',
    method: 'GET',
    path: 'import/get',
    access: 'admin',
    query: PageQuery.extend({ resource: ResourceName }),
    answer: pageOf(Import),
    summary: 'The imports of one resource, newest first',
  }),
  get: endpoint({
    name: 'import.get',
    method: 'GET',
    path: 'import/getById',
    access: 'admin',
    idIn: 'query',
    answer: single(Import),
    summary: 'One import',
  }),
  check: endpoint({
    name: 'import.check',
    method: 'PUT',
    path: 'import/check',
    access: 'admin',
    idIn: 'query',
    body: z.strictObject({
      mapping: ImportMapping,
      /** For columns whose `decimal` is unclear; without it their doubtful cells are wrong. */
      decimalSign: DecimalSign.optional(),
    }),
    answer: single(Import),
    summary: 'Starts the dry run with this mapping, which is remembered for columns of these names',
  }),
  rows: endpoint({
    name: 'import.rows',
    method: 'GET',
    path: 'import/rows',
    access: 'admin',
    idIn: 'query',
    query: PageQuery.extend({ verdict: ImportVerdict.optional() }),
    answer: pageOf(ImportRow),
    summary: 'The rows of an import after its dry run, with what is or was done with each',
  }),
  start: endpoint({
    name: 'import.start',
    method: 'POST',
    path: 'import/start',
    access: 'admin',
    idIn: 'query',
    answer: single(Import),
    summary: 'Writes the new and the changed rows of a checked import, as a job',
  }),
  report: endpoint({
    name: 'import.report',
    method: 'GET',
    path: 'import/report',
    access: 'admin',
    idIn: 'query',
    answer: z.unknown(),
    summary: 'All rows of an import with verdict, changes and reasons, as a CSV file',
  }),
} as const;
