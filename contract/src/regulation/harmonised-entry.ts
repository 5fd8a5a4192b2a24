import { z } from 'zod';
import { Classification, ClassificationLimit } from './classification';

/** Which edition of a regulatory table the product has. */
export const RegulatoryEdition = z.object({
  kind: z.enum(['annex-vi', 'adr']),
  /** "CLP Annex VI, Table 3". */
  title: z.string(),
  /** "23rd ATP". */
  edition: z.string(),
  source: z.string(),
  /** Year and month of its publication. */
  published: z.string(),
  entries: z.int(),
  loadedAt: z.iso.datetime(),
});
export type RegulatoryEdition = z.infer<typeof RegulatoryEdition>;

/** A version of an entry of Annex VI of CLP, Table 3: a harmonised classification from a day on. */
export const HarmonisedEntry = z.object({
  indexNumber: z.string(),
  name: z.string(),
  casNumbers: z.array(z.string()),
  ecNumbers: z.array(z.string()),
  /** The form or strength that its name restricts it to: "C ≤ 70 %", "aqueous solution". */
  conditions: z.array(z.string()),
  classifications: z.array(Classification),
  /** Of the label, with supplemental ones behind. */
  statements: z.array(z.string()),
  pictograms: z.array(z.string()),
  signalWord: z.enum(['Danger', 'Warning']).nullable(),
  limits: z.array(ClassificationLimit),
  notes: z.array(z.string()),
  /** Whether a physical hazard is to be confirmed by testing. */
  needsTesting: z.boolean(),
  /** Cells of the table that are not understood, as written. */
  unread: z.array(z.string()),
  /** The adaptations to technical progress that it is from. */
  atp: z.string(),
  /** The day from which it applies. */
  appliesFrom: z.iso.date(),
});
export type HarmonisedEntry = z.infer<typeof HarmonisedEntry>;
