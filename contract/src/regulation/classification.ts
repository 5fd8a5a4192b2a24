import { z } from 'zod';
import { text } from '../text';
import { HazardClass } from './hazard-class';
import { categoriesOf } from './label-elements';
import { isHazardStatement, isPrecautionaryStatement } from './statement-codes';

/** The asterisks of Annex VI of CLP, explained by `markWords`. */
export const AnnexMark = z.enum(['*', '**', '***', '****']);
export type AnnexMark = z.infer<typeof AnnexMark>;

/** A hazard statement of CLP. */
export const HazardStatement = z
  .string()
  .max(30)
  .refine(isHazardStatement, {
    error: ({ input }) =>
      `${String(input).slice(0, 30)} is no hazard statement of CLP. Use a code such as H225, H360FD or EUH066`,
  });

/** A precautionary statement of CLP. */
export const PrecautionaryStatement = z
  .string()
  .max(40)
  .refine(isPrecautionaryStatement, {
    error: ({ input }) =>
      `${String(input).slice(0, 40)} is no precautionary statement of CLP. Use a code such as P210 or P301+P310`,
  });

/** One hazard class of a substance, as in Annex VI of CLP: "STOT SE 1, H370 (nervous system)". */
export const Classification = z
  .strictObject({
    hazardClass: HazardClass,
    /** Null for a class without categories. */
    category: text(4).nullable(),
    /** Null where the class has none, and for gases under pressure, whose statement depends on the package. */
    statement: HazardStatement.nullable(),
    /** What the statement adds in brackets: organs, the route of exposure. */
    specifics: text(200).nullable(),
    marks: z.array(AnnexMark).max(4),
  })
  .refine(({ hazardClass, category }) => isCategory(hazardClass, category), {
    path: ['category'],
    error: 'The hazard class has no such category',
  });
export type Classification = z.infer<typeof Classification>;

/** A specific concentration limit, an M-factor or an estimate of acute toxicity, of Annex VI of CLP. */
export const ClassificationLimit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('limit'),
    /** Null for a supplemental statement. */
    hazardClass: HazardClass.nullable(),
    category: text(4).nullable(),
    statement: text(20).nullable(),
    /** In percent; null for no lower limit. */
    from: z.number().min(0).max(100).nullable(),
    isFromIncluded: z.boolean(),
    to: z.number().min(0).max(100).nullable(),
    isToIncluded: z.boolean(),
    marks: z.array(AnnexMark).max(4),
  }),
  z.strictObject({ kind: z.literal('m-factor'), factor: z.number().positive().max(1e9) }),
  z.strictObject({
    kind: z.literal('ate'),
    route: z.enum(['oral', 'dermal', 'inhalation']),
    value: z.number().positive().max(1e9),
    unit: text(20),
    /** `vapours`, `dusts/mists`, `gases`. */
    form: text(40).nullable(),
  }),
  /** An asterisk in place of limits that could not be carried over from Directive 67/548/EEC. */
  z.strictObject({ kind: z.literal('not-translated'), route: text(40).nullable() }),
]);
export type ClassificationLimit = z.infer<typeof ClassificationLimit>;

/** The notes of Annex VI of CLP, part 1: letters on substances, numbers on mixtures. */
export const AnnexNote = z.string().regex(/^(?:[A-HJ-NP-X]|1?[0-9])$/, 'Use a note such as B or 5');

/** Words of the supplier in the slots of a statement; several are separated by ` | `. */
export const StatementSlot = z.strictObject({
  code: z.union([HazardStatement, PrecautionaryStatement]),
  text: text(300),
});
export type StatementSlot = z.infer<typeof StatementSlot>;

/** Where the value of a field is from. It is dropped when the value changes without it. */
export const FieldSource = z.strictObject({
  field: text(40),
  /** "CLP Annex VI, Table 3". */
  source: text(200),
  edition: text(80).nullable(),
  /** The entry within the source: an index number, a UN number. */
  reference: text(80).nullable(),
  /** The day on which it was taken over. */
  takenOn: z.iso.date(),
});
export type FieldSource = z.infer<typeof FieldSource>;

function isCategory(hazardClass: HazardClass, category: string | null): boolean {
  const known = categoriesOf(hazardClass);
  return category === null ? known.length === 0 : known.includes(category);
}
