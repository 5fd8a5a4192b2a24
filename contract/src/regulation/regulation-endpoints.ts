import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { BulkSelection, Job } from '../jobs/job';
import { PageQuery } from '../list';
import { CasNumber, EcNumber } from '../catalog/identifiers';
import { LabelLanguage } from './label/label-language';
import { HarmonisedEntry, RegulatoryEdition } from './harmonised-entry';
import {
  AffectedChemical,
  CustomersToTell,
  RegulatoryChange,
  RegulatoryImport,
  RegulatoryTableFile,
} from './regulatory-import';
import { RegulatoryWorkbook, WorkbookEdition, WorkbookFile } from './regulatory-workbook';
import { TransportLine } from './transport-line';

/** What the regulatory tables say about some numbers. An edition is null where its table is not loaded. */
export const RegulatoryFindings = z.object({
  annexVi: z.object({
    edition: RegulatoryEdition.nullable(),
    /** In force today. */
    entries: z.array(HarmonisedEntry).max(50),
    /** Versions that apply from a later day. */
    later: z.array(HarmonisedEntry).max(50),
  }),
  adr: z.object({ edition: RegulatoryEdition.nullable(), lines: z.array(TransportLine).max(50) }),
});
export type RegulatoryFindings = z.infer<typeof RegulatoryFindings>;

/** Drafts of a selection, which may be published next. */
export const Unfilled = z.object({
  drafts: z.int(),
  /** Those that state no hazards, with an entry in Annex VI. */
  withEntry: z.int(),
  /** The same of those that are published already. */
  published: z.int(),
});
export type Unfilled = z.infer<typeof Unfilled>;

/** A newer edition concerns every chemical. */
const forImports = { access: 'admin', needs: { chemicals: 'all' }, byKey: false } as const;

export const regulationEndpoints = {
  editions: endpoint({
    name: 'regulation.editions',
    method: 'GET',
    path: 'regulation/getEditions',
    access: 'admin',
    needs: { chemicals: 'view' },
    answer: single(z.array(RegulatoryEdition)),
    summary: 'The regulatory tables of the product, with edition and source',
  }),
  lookUp: endpoint({
    name: 'regulation.lookUp',
    method: 'GET',
    path: 'regulation/lookUp',
    access: 'admin',
    needs: { chemicals: 'view' },
    query: z.strictObject({
      casNumber: CasNumber.optional(),
      ecNumber: EcNumber.optional(),
      unNumber: z
        .string()
        .regex(/^UN\d{4}$/, 'UN and four digits')
        .optional(),
    }),
    answer: single(RegulatoryFindings),
    summary:
      'The harmonised classifications with this CAS or EC number, and the lines of ADR with this UN number',
  }),
  statements: endpoint({
    name: 'regulation.statements',
    method: 'GET',
    path: 'regulation/getStatements',
    access: 'public',
    needs: { chemicals: 'view' },
    query: z.strictObject({ language: LabelLanguage }),
    answer: single(
      z.object({
        language: z.string(),
        source: z.string(),
        hazard: z.record(z.string(), z.string()),
        precautionary: z.record(z.string(), z.string()),
      }),
    ),
    summary: 'The hazard and precautionary statements of CLP in an official language of the Union',
  }),
  takeOver: endpoint({
    name: 'regulation.takeOver',
    method: 'POST',
    path: 'regulation/takeOver',
    access: 'admin',
    needs: { chemicals: 'all' },
    // A job works with the role of who started it.
    byKey: false,
    body: z.strictObject({
      selection: BulkSelection,
      /** Whether all of them are published too, with what was filled in. */
      isPublishing: z.boolean().optional(),
    }),
    answer: single(Job),
    status: 201,
    summary:
      'Fills the empty hazard and transport fields of many chemicals from the regulatory tables, as a job; what differs is reported and stays',
  }),
  unfilled: endpoint({
    name: 'regulation.unfilled',
    method: 'POST',
    path: 'regulation/countUnfilled',
    access: 'admin',
    needs: { chemicals: 'view' },
    body: z.strictObject({ selection: BulkSelection }),
    answer: single(Unfilled),
    summary: 'How many drafts of a selection state no hazards although Annex VI has an entry',
  }),
  imports: endpoint({
    ...forImports,
    name: 'regulation.imports',
    method: 'GET',
    path: 'regulation/getImports',
    answer: single(z.array(RegulatoryImport)),
    summary: 'The newer editions that were uploaded, at most one of each table',
  }),
  addImport: endpoint({
    ...forImports,
    name: 'regulation.addImport',
    method: 'POST',
    path: 'regulation/addImport',
    body: RegulatoryTableFile,
    answer: single(RegulatoryImport),
    status: 201,
    summary:
      'Takes a newer edition of a table and compares it with the loaded one, which stays; refuses an older edition',
  }),
  readWorkbook: endpoint({
    ...forImports,
    name: 'regulation.readWorkbook',
    method: 'POST',
    path: 'regulation/readWorkbook',
    cost: 'thread',
    body: WorkbookFile,
    answer: single(RegulatoryWorkbook),
    summary:
      'Which table a workbook of the law has, in base64, and what it says of its edition; nothing is stored',
  }),
  addWorkbook: endpoint({
    ...forImports,
    name: 'regulation.addWorkbook',
    method: 'POST',
    path: 'regulation/addWorkbook',
    cost: 'thread',
    body: WorkbookEdition,
    answer: single(RegulatoryImport),
    status: 201,
    summary:
      'Compares Annex VI of ECHA or Table A of ADR, a workbook in base64, with the loaded table, as addImport does; cells that are not understood are listed',
  }),
  addShipped: endpoint({
    ...forImports,
    name: 'regulation.addShipped',
    method: 'POST',
    path: 'regulation/addShippedEdition',
    body: z.strictObject({ kind: RegulatoryEdition.shape.kind }),
    answer: single(RegulatoryImport),
    status: 201,
    summary:
      'Compares the edition of a table that this release of the product has with the loaded one, as addImport does with a file',
  }),
  undoImport: endpoint({
    ...forImports,
    fresh: true,
    name: 'regulation.undoImport',
    method: 'POST',
    path: 'regulation/undoImport',
    idIn: 'query',
    answer: single(z.array(RegulatoryImport)),
    summary: 'Puts the table back that an edition replaced; chemicals stay as they are',
  }),
  changes: endpoint({
    ...forImports,
    name: 'regulation.changes',
    method: 'GET',
    path: 'regulation/getChanges',
    idIn: 'query',
    query: PageQuery,
    answer: pageOf(RegulatoryChange),
    summary: 'What a newer edition adds to a table, changes and removes, field by field',
  }),
  affected: endpoint({
    ...forImports,
    name: 'regulation.affected',
    method: 'GET',
    path: 'regulation/getAffected',
    idIn: 'query',
    query: PageQuery,
    answer: pageOf(AffectedChemical),
    summary: 'The chemicals whose entry in a table a newer edition changes',
  }),
  applyImport: endpoint({
    ...forImports,
    fresh: true,
    name: 'regulation.applyImport',
    method: 'POST',
    path: 'regulation/applyImport',
    idIn: 'query',
    body: z.strictObject({
      /** Must be true for a file of the edition that is loaded. */
      replacesSameEdition: z.boolean(),
    }),
    answer: single(RegulatoryImport),
    summary: 'Replaces a table by an uploaded edition; chemicals stay as they are',
  }),
  customersToTell: endpoint({
    ...forImports,
    needs: { chemicals: 'all', customers: 'view', suppliers: 'view' },
    name: 'regulation.customersToTell',
    method: 'GET',
    path: 'regulation/getCustomersToTell',
    idIn: 'query',
    answer: single(CustomersToTell),
    summary:
      'How many got a safety data sheet within twelve months of chemicals whose entry an edition changes',
  }),
  tellCustomers: endpoint({
    ...forImports,
    needs: { chemicals: 'all', customers: 'view', suppliers: 'view', email: 'all' },
    name: 'regulation.tellCustomers',
    method: 'POST',
    path: 'regulation/tellCustomers',
    idIn: 'query',
    answer: single(CustomersToTell),
    summary: 'Mails them once which of their chemicals have a changed entry',
  }),
  removeImport: endpoint({
    ...forImports,
    name: 'regulation.removeImport',
    method: 'DELETE',
    path: 'regulation/removeImport',
    idIn: 'query',
    answer: single(z.array(RegulatoryImport)),
    summary: 'Discards an uploaded edition; a table that it replaced stays',
  }),
} as const;
