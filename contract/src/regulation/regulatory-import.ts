import { z } from 'zod';
import { idOf } from '../id';
import { text } from '../text';

/** The columns of the tables, in their order; the cells of a row are separated by tabs. */
export const regulatoryColumns = {
  'annex-vi':
    'index number, name, EC numbers, CAS numbers, classes, H codes, pictograms, signal word, label H codes, EUH codes, limits, notes, ATP, applies from',
  adr: 'UN number, proper shipping name, class, classification code, packing group, labels, limited quantity, hazard identification number, transport category, tunnel code, special provisions, excepted quantity, other reading',
} as const;

/** The titles by which a file says which table it is. */
export const regulatoryTitles = {
  'annex-vi': 'CLP Annex VI, Table 3',
  adr: 'ADR, Table A',
} as const;

/** The largest file with an edition, in bytes: six times the 17th ATP. */
export const maxEditionBytes = 8_000_000;

/** A regulatory table as a file: what it is, and its rows as published. */
export const RegulatoryTableFile = z.strictObject({
  source: text(300),
  title: z.enum(
    Object.values(regulatoryTitles),
    'Only “CLP Annex VI, Table 3” and “ADR, Table A” can be replaced',
  ),
  /** "18th ATP". */
  edition: text(80),
  /** Year and month. */
  published: z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'Use year and month: 2024-09'),
  licence: text(300),
  columns: text(400),
  rows: z.array(z.string().min(1).max(20_000)).min(1).max(20_000),
});
export type RegulatoryTableFile = z.infer<typeof RegulatoryTableFile>;

/** Cells of a row that the reader does not understand. They are shown with the entry and never guessed. */
export const UnreadRow = z.object({ reference: z.string(), cells: z.array(z.string()) });
export type UnreadRow = z.infer<typeof UnreadRow>;

/** A cell of an uploaded workbook that is not understood: where it stands, and why. */
export const UnreadCell = z.object({
  /** From 1. */
  row: z.int(),
  /** The letter of the column. */
  column: z.string(),
  /** The index number or UN number of its row; an empty text for a row without one. */
  reference: z.string(),
  text: z.string(),
  reason: z.string(),
});
export type UnreadCell = z.infer<typeof UnreadCell>;

/** A newer edition of a regulatory table, compared with the one that is loaded. */
export const RegulatoryImport = z.object({
  _id: z.uuid(),
  kind: z.enum(['annex-vi', 'adr']),
  title: z.string(),
  edition: z.string(),
  source: z.string(),
  published: z.string(),
  licence: z.string(),
  /** Its rows. */
  entries: z.int(),
  /** The edition that it was compared with. */
  replaces: z.string(),
  /** Whether that has the same name and month: a corrected file. */
  isSameEdition: z.boolean(),
  /** Entries of Annex VI, or UN numbers of ADR. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** The first rows with cells that are not understood. */
  unread: z.array(UnreadRow),
  unreadCount: z.int(),
  /** Of a workbook, in place of `unread`: the first cells that are not understood; `unreadCount` counts all. */
  unreadCells: z.array(UnreadCell),
  uploadedAt: z.iso.datetime(),
  /** Null while it waits. */
  appliedAt: z.iso.datetime().nullable(),
  /** When customers were told of it; null before. */
  toldAt: z.iso.datetime().nullable(),
});
export type RegulatoryImport = z.infer<typeof RegulatoryImport>;

/** Who got a safety data sheet within twelve months of chemicals whose entry an edition changes. */
export const CustomersToTell = z.object({ customers: z.int(), chemicals: z.int() });
export type CustomersToTell = z.infer<typeof CustomersToTell>;

/** What becomes of an entry of a table, or of the lines of a UN number. */
export const RegulatoryChange = z.object({
  /** The index number or UN number. */
  reference: z.string(),
  name: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  /** In words; an empty text for nothing. */
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type RegulatoryChange = z.infer<typeof RegulatoryChange>;

/** A chemical of the company whose entry changes, by its CAS, EC or UN number. */
export const AffectedChemical = z.object({
  _id: idOf('chemical'),
  name: z.string(),
  casNumber: z.string().nullable(),
  ecNumber: z.string().nullable(),
  unNumber: z.string().nullable(),
  changes: z.array(RegulatoryChange),
});
export type AffectedChemical = z.infer<typeof AffectedChemical>;
