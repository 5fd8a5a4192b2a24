import { z } from 'zod';
import { pageOf, single } from '../answer';
import { listFileLimits, maxOrderLines } from '../order-list/list-limits';
import { qualifierKinds } from '../chemistry/qualifiers';
import { endpoint } from '../endpoint';
import { idOf, recordIds } from '../id';
import { sortOf } from '../list';
import { text } from '../text';
import { chemicals } from './chemical';
import { DistinctForm, FormName } from './offered-form';

/** The kind of word that matched. */
export const MatchKind = z.enum([
  'name',
  'synonym',
  'iupacName',
  'casNumber',
  'ecNumber',
  'formula',
  'productCode',
  'inchiKey',
  'unNumber',
  'hsCode',
]);
export type MatchKind = z.infer<typeof MatchKind>;

/**
 * How a listed structure differs from the typed one, which is not listed itself: in stereochemistry alone, or as another
 * form of the substance (salt, hydrate, free acid or base, other isotopes).
 */
export const StructureDifference = z.enum(['stereo', 'form']);
export type StructureDifference = z.infer<typeof StructureDifference>;

/** The matched word as stored. `isCorrected` when only a similar spelling was typed. */
export const Match = z.object({
  kind: MatchKind,
  text: z.string(),
  isCorrected: z.boolean(),
  /** For a structure that was typed and is not listed. */
  difference: StructureDifference.optional(),
});
export type Match = z.infer<typeof Match>;

/** An offered form, and its anchor on the page of its chemical. */
const FormPlace = z.object({ name: FormName, anchor: z.string() });

/** One suggestion of the type-ahead. */
export const Suggestion = z.object({
  _id: idOf('chemical'),
  name: z.string(),
  slug: z.string(),
  casNumber: z.string().nullable(),
  formula: z.string().nullable(),
  match: Match,
  /** The offered form that the text asks for: `Hydrochloric acid 37 %`. */
  offeredForm: FormPlace.optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A chemical found by a search, with the match; null when the search has no text. */
export const FoundChemical = chemicals.publicListed.extend({
  match: Match.nullable(),
  /** The offered form that the text asks for. */
  offeredForm: FormPlace.optional(),
});
export type FoundChemical = z.infer<typeof FoundChemical>;

const idCount = z.object({ _id: z.uuid(), name: z.string(), count: z.int() });

/** Of a type of chemicals, whose name is translated. */
const typeCount = idCount.extend({
  _id: z.uuid().register(recordIds, { resource: 'chemicalType' }),
  untranslated: z.array(z.string()).optional(),
});

const valueCount = z.object({ value: z.string(), count: z.int() });

/** Number of hits for each value, most frequent first; a facet's own filter does not narrow it. */
export const SearchFacets = z.object({
  category: z.array(idCount),
  type: z.array(typeCount),
  grade: z.array(valueCount),
  /** Classes for transport. */
  hazard: z.array(valueCount),
  flash: z.array(valueCount),
  boiling: z.array(valueCount),
  pictogram: z.array(valueCount),
  /** Storage classes of TRGS 510. */
  storage: z.array(valueCount),
  svhc: z.array(valueCount),
  /** Whether there is a current safety data sheet, public or on request. */
  sheet: z.array(valueCount),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

const QualifierKind = z.enum(qualifierKinds);

/** What was searched for a text, and which parts of it were not. */
export const SearchReading = z.object({
  searched: z.string(),
  /** Parts that qualify a substance: strength, grade, form, amount. */
  qualifiers: z.array(z.object({ kind: QualifierKind, text: z.string() })),
  /** Words that no result has. */
  leftOut: z.array(z.string()),
  /** How the structures of the results differ from the typed one. */
  difference: StructureDifference.optional(),
  /** Set where no name matches and the uses of the results have the words. */
  isUse: z.literal(true).optional(),
});
export type SearchReading = z.infer<typeof SearchReading>;

/** A category whose name has the words of a search. */
export const FoundCategory = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** The names of the categories above it, topmost first. */
  parents: z.array(z.string()),
  /** The slugs from the topmost category down to it. */
  slugs: z.array(z.string()),
});
export type FoundCategory = z.infer<typeof FoundCategory>;

const FoundCategories = z.array(FoundCategory).max(3);

const searchText = text(200);

/** A chemical that a line of a pasted list means or may mean. */
export const LineChemical = Suggestion.omit({ match: true, offeredForm: true }).extend({
  /** What tells its offered forms apart; missing for a chemical without. */
  offeredForms: z.array(DistinctForm).optional(),
});
export type LineChemical = z.infer<typeof LineChemical>;

/**
 * The result for a line of a pasted list: one chemical; several candidates; a number with a wrong check digit; or
 * nothing in the catalogue, which visitors may still inquire about.
 */
export const LineVerdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), chemical: LineChemical }),
  z.object({
    kind: z.literal('similar'),
    chemicals: z.array(LineChemical).min(1).max(3),
    /** Words of the line that the chemicals do not have, which may be what distinguishes the substance. */
    leftOut: z.array(z.string()).optional(),
    /** For a structure that is not listed itself. */
    difference: StructureDifference.optional(),
  }),
  z.object({ kind: z.literal('wrong-digit'), message: z.string() }),
  z.object({ kind: z.literal('not-carried') }),
]);
export type LineVerdict = z.infer<typeof LineVerdict>;

/** What a search sorts by beside the columns of the list: chemicals without the value come last in both directions. */
const searchSorts = [
  ...chemicals.sorts,
  'molecularWeight',
  'density',
  'meltingPoint',
  'boilingPoint',
  'flashPoint',
] as const;

export const chemicalSearchEndpoints = {
  suggest: endpoint({
    name: 'chemical.suggest',
    method: 'GET',
    path: 'product/suggest',
    access: 'public',
    needs: { chemicals: 'view' },
    cost: 'typing',
    query: z.strictObject({ q: searchText }),
    answer: single(z.array(Suggestion).max(8)).extend({ categories: FoundCategories }),
    summary:
      'At most eight chemicals whose name, synonym, number or formula begins like this, and the categories whose name does',
  }),
  resolveLines: endpoint({
    name: 'chemical.resolveLines',
    method: 'POST',
    path: 'product/resolveLines',
    access: 'public',
    needs: { chemicals: 'view' },
    cost: 'counted',
    body: z.strictObject({ lines: z.array(searchText).min(1).max(maxOrderLines) }),
    answer: single(z.array(LineVerdict)),
    summary:
      'What each line of a pasted list means: a name, a CAS or EC number, a structure, a formula or a product code',
  }),
  readList: endpoint({
    name: 'chemical.readList',
    method: 'POST',
    path: 'product/readList',
    access: 'public',
    needs: { chemicals: 'view' },
    cost: 'thread',
    body: z.strictObject({
      file: z
        .base64()
        .min(4)
        .max(Math.ceil(listFileLimits.bytes / 3) * 4),
    }),
    answer: single(z.object({ text: z.string() })),
    summary:
      'The rows of a purchase list, a CSV, XLSX, PDF or text file in base64, as lines with tabs between the cells; nothing is stored',
  }),
  search: endpoint({
    name: 'chemical.search',
    method: 'GET',
    path: 'product/search',
    access: 'public',
    needs: { chemicals: 'view' },
    cost: 'thread',
    mayLag: true,
    query: chemicals.list
      .omit({ search: true, status: true, updatedSince: true, finding: true })
      .extend({ q: searchText.optional(), sort: sortOf(searchSorts).optional() })
      .refine(({ massFrom = 0, massTo = Infinity }) => massFrom <= massTo, {
        path: ['massTo'],
        message: 'Not less than the mass that the range begins with',
      }),
    answer: pageOf(FoundChemical).extend({
      facets: SearchFacets,
      /** A similar spelling with hits, when the typed one has none. */
      didYouMean: z.string().nullable(),
      /** How a text was read that nothing matches as a whole; null when it was searched as typed. */
      reading: SearchReading.nullable(),
      categories: FoundCategories,
    }),
    summary:
      'The chemicals that a text finds, best first, or without a text all by name, with counts by category, type, grade, hazard class, flash point, boiling point, pictogram, storage class, SVHC and safety data sheet',
  }),
} as const;
