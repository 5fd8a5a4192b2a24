import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { BulkSelection, Job } from '../jobs/job';
import { CasNumber, EcNumber } from '../catalog/identifiers';
import { HarmonisedEntry, RegulatoryEdition } from './harmonised-entry';
import { TransportLine } from './transport-line';

/** What the regulatory tables say about some numbers. An edition is null where its table is not loaded. */
export const RegulatoryFindings = z.object({
  annexVi: z.object({
    edition: RegulatoryEdition.nullable(),
    entries: z.array(HarmonisedEntry).max(50),
  }),
  adr: z.object({ edition: RegulatoryEdition.nullable(), lines: z.array(TransportLine).max(50) }),
});
export type RegulatoryFindings = z.infer<typeof RegulatoryFindings>;

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
  takeOver: endpoint({
    name: 'regulation.takeOver',
    method: 'POST',
    path: 'regulation/takeOver',
    access: 'admin',
    needs: { chemicals: 'all' },
    // A job works with the role of who started it.
    byKey: false,
    body: z.strictObject({ selection: BulkSelection }),
    answer: single(Job),
    status: 201,
    summary:
      'Fills the empty hazard and transport fields of many chemicals from the regulatory tables, as a job; what differs is reported and stays',
  }),
} as const;
