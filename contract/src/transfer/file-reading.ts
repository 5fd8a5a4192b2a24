import { z } from 'zod';
import { text } from '../text';

/** The encodings of text files that an import reads. */
export const FileEncoding = z.enum([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'ibm850',
  'macintosh',
  'gb18030',
  'shift_jis',
  'euc-kr',
]);
export type FileEncoding = z.infer<typeof FileEncoding>;

/** What stands between the cells of a text file. */
export const FileSeparator = z.enum([',', ';', '\t', '|']);
export type FileSeparator = z.infer<typeof FileSeparator>;

/** Maximum number of rows above the names of the columns, with these. */
export const maxHeadRow = 30;

/** How a file is read as a table. */
export const FileReading = z.strictObject({
  /** Of a text file. */
  encoding: FileEncoding.optional(),
  separator: FileSeparator.optional(),
  /** The name of a workbook's sheet. */
  sheet: text(100).optional(),
  /** The last row with names of columns, from 1 as the file counts them; 0 where there is none. */
  headRow: z.int().min(0).max(maxHeadRow).optional(),
  /** How many rows the names take, which are joined. */
  headRows: z.int().min(1).max(2).optional(),
});
export type FileReading = z.infer<typeof FileReading>;

/** A file as it looks, with how it is read. */
export const FilePreview = z.object({
  /** The first rows as the file shows them, those above the names of the columns among them. */
  rows: z.array(z.array(z.string())),
  /** How it is read; what was not asked for is guessed. Empty for a structure file. */
  reading: FileReading,
  /** The sheets of a workbook, hidden ones last. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  /** What may be wrong, in sentences. */
  doubts: z.array(z.string()),
  columns: z.array(z.string()),
});
export type FilePreview = z.infer<typeof FilePreview>;
