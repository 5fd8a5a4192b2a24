import { z } from 'zod';
import { FieldError } from '../errors';
import { text } from '../text';

/**
 * What a row may do with a record that is there: nothing, fill what is empty, or overwrite. New records are added in any
 * case.
 */
export const ImportPolicy = z.enum(['add', 'fill', 'overwrite']);
export type ImportPolicy = z.infer<typeof ImportPolicy>;

/** The decimal sign of numbers: `1.5` or `1,5`. */
export const DecimalSign = z.enum(['point', 'comma']);
export type DecimalSign = z.infer<typeof DecimalSign>;

const fieldName = text(60);
const maxValues = 1_000;

/** Stands for rows that look like headings, totals or notes, among the fields of `accept`. */
export const noteRows = 'notes';

/** What a row is that looks like a stored record: another one, or the same. */
export const RowDecision = z.enum(['new', 'same']);
export type RowDecision = z.infer<typeof RowDecision>;

/** The number of a row in the file, from 1. */
const rowNumber = z.string().regex(/^[1-9]\d{0,6}$/);

/** What staff decided about a file. */
export const ImportChoices = z.strictObject({
  /** By default `overwrite` for a file with the records' ids, else `fill`. */
  policy: ImportPolicy.optional(),
  /** For columns of which the sign is unclear. */
  decimalSign: DecimalSign.optional(),
  /** Other signs, by column of the file. */
  decimalSigns: z.record(text(200), DecimalSign).optional(),
  /** Other policies, by field. */
  policies: z.record(fieldName, ImportPolicy).optional(),
  /** What cells mean, by field and then by text without case: `{ grades: { "tech": "Technical" } }`. */
  values: z
    .record(
      fieldName,
      z
        .record(z.string().max(300), text(300))
        .refine((map) => Object.keys(map).length <= maxValues, `At most ${maxValues} values`),
    )
    .optional(),
  /** What rows are that look like a stored record, by number. */
  rows: z
    .record(rowNumber, RowDecision)
    .refine((rows) => Object.keys(rows).length <= maxValues, `At most ${maxValues} rows`)
    .optional(),
  /** The fields of which cells that cannot be read are left out; else their rows are wrong. */
  leaveOut: z.array(fieldName).max(100).optional(),
  /** The fields of which a value of a published record, or a number that identifies one, may be replaced; and `noteRows`. */
  accept: z.array(fieldName).max(100).optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/**
 * What is wrong with a cell, or left out. `held` asks before a stored value is replaced, `note` is a row that looks like a
 * heading or a total.
 */
export const ImportError = FieldError.extend({
  kind: z.enum(['held', 'note', 'left-out']).optional(),
  /** The cell's text, shortened. */
  cell: z.string().optional(),
  /** What the cell may mean. */
  offered: z.string().optional(),
});
export type ImportError = z.infer<typeof ImportError>;

/** Errors of one field and kind. */
export const ImportMistake = z.object({
  field: z.string(),
  kind: z.enum(['wrong', 'held', 'note', 'left-out']),
  /** Number of rows. */
  rows: z.int(),
  /** Different cells, most frequent first; at most fifty. */
  cells: z.array(
    z.object({
      text: z.string().nullable(),
      count: z.int(),
      /** The numbers of the first rows with it, at most a hundred. */
      rows: z.array(z.int()),
      message: z.string(),
      offered: z.string().nullable(),
    }),
  ),
  /** Number of different cells. */
  spellings: z.int(),
  /** What a cell of the field may be, where there are few; for a choice of what each means. */
  options: z.array(z.string()),
  /** Whether rows may be imported without the field. */
  mayLeaveOut: z.boolean(),
});
export type ImportMistake = z.infer<typeof ImportMistake>;
