import { z } from 'zod';
import { text } from '../text';
import { RegulatoryEdition } from './harmonised-entry';
import { RegulatoryTableFile } from './regulatory-import';

/** The largest workbook, in bytes: four times Annex VI as ECHA publishes it. */
export const maxWorkbookBytes = 5_000_000;

/** A table of the law as a workbook: XLSX in base64. */
export const WorkbookFile = z.strictObject({
  file: z
    .base64()
    .min(4)
    .max(Math.ceil(maxWorkbookBytes / 3) * 4),
  fileName: text(200),
});
export type WorkbookFile = z.infer<typeof WorkbookFile>;

/** A workbook with what it is. */
export const WorkbookEdition = WorkbookFile.extend({
  edition: RegulatoryTableFile.shape.edition,
  published: RegulatoryTableFile.shape.published,
  /** The day from which entries apply that differ from what is loaded and state no day. */
  appliesFrom: z.iso.date(),
});
export type WorkbookEdition = z.infer<typeof WorkbookEdition>;

/** What a workbook says of its edition in its name and titles; null where it does not. */
export const WorkbookProposal = z.object({
  edition: z.string().nullable(),
  published: z.string().nullable(),
  appliesFrom: z.iso.date().nullable(),
});
export type WorkbookProposal = z.infer<typeof WorkbookProposal>;

/** Which table a workbook has. */
export const RegulatoryWorkbook = WorkbookProposal.extend({
  kind: RegulatoryEdition.shape.kind,
  title: z.string(),
  rows: z.int(),
  /** Whether its entries say from which day they apply. */
  hasOwnDays: z.boolean(),
});
export type RegulatoryWorkbook = z.infer<typeof RegulatoryWorkbook>;
