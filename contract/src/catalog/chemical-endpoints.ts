import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { IdList, PageQuery } from '../list';
import { mergeEndpoints } from '../merge';
import { PublicDocument } from '../document/public-document';
import { Slug, text } from '../text';
import { importEndpoint } from '../transfer/import';
import { chemicals, DocumentKind, PublicChemical } from './chemical';
import { OfferedForm } from './offered-form';
import { PublishedPacks } from './published-packs';
import { functionalGroups } from '../structure/functional-group';
import { ElementSymbol, IndexLetter } from './identifiers';

/** Several slugs in one query parameter, separated by commas. */
const SlugList = z
  .string()
  .max(10_000)
  .transform((joined) => joined.split(','))
  .pipe(z.array(Slug).min(1).max(100));

/** A chemical with the names of the records it refers to, for its page. */
export const NamedChemical = PublicChemical.extend({
  types: z.array(
    z.object({
      _id: idOf('chemicalType'),
      name: z.string(),
      slug: z.string().nullable(),
      untranslated: z.array(z.string()).optional(),
    }),
  ),
  units: z.array(z.object({ _id: z.uuid(), symbol: z.string() })),
  /** Its current documents, public or on request. */
  sheets: z.array(PublicDocument),
  /** Whether it has certificates of analysis that are found by their lot. */
  hasLots: z.boolean(),
});
export type NamedChemical = z.infer<typeof NamedChemical>;

/** A chemical as an inquiry asks for it: with the forms that it is sold in. */
export const ChosenChemical = chemicals.publicListed.extend({
  offeredForms: z.array(OfferedForm),
});
export type ChosenChemical = z.infer<typeof ChosenChemical>;

/** The number of records under a letter of an A–Z list. */
export const LetterCount = z.object({ letter: IndexLetter, count: z.int() });
export type LetterCount = z.infer<typeof LetterCount>;

/** What published chemicals are made of: the functional groups and elements of each, with the number of chemicals. */
export const Composition = z.object({
  functionalGroups: z.array(z.object({ group: z.enum(functionalGroups), count: z.int() })),
  elements: z.array(z.object({ symbol: ElementSymbol, count: z.int() })),
});
export type Composition = z.infer<typeof Composition>;

/** A replaced or removed document; its file is kept. */
export const FormerDocument = z.object({
  kind: DocumentKind,
  title: z.string(),
  language: z.string(),
  file: z.string(),
  /** When it was replaced or removed, and the name of the admin. */
  until: z.iso.datetime(),
  by: z.string().nullable(),
});
export type FormerDocument = z.infer<typeof FormerDocument>;

/** The slug of a published chemical on the site, and the time of its last change. */
export const ChemicalAddress = z.object({ slug: z.string(), updatedAt: z.iso.datetime() });
export type ChemicalAddress = z.infer<typeof ChemicalAddress>;

/** The number of addresses in one part of the sitemap. */
export const addressesInPart = 10_000;

export const chemicalEndpoints = {
  ...mergeEndpoints(chemicals, { name: 'chemical', path: 'product', cost: 'thread' }),
  addresses: endpoint({
    name: 'chemical.addresses',
    method: 'GET',
    path: 'product/getAddresses',
    access: 'public',
    needs: { chemicals: 'view' },
    query: z.strictObject({ part: z.coerce.number().int().min(1).max(10_000).default(1) }),
    answer: single(z.array(ChemicalAddress)).extend({
      /** The number of parts. */
      parts: z.int(),
    }),
    summary: 'The addresses of all published chemicals, in parts of 10 000 for the sitemap',
  }),
  byLetter: endpoint({
    name: 'chemical.byLetter',
    method: 'GET',
    path: 'chemical/filterChemical',
    access: 'public',
    needs: { chemicals: 'view' },
    mayLag: true,
    query: PageQuery.extend({ alphabet: IndexLetter }),
    answer: pageOf(chemicals.publicListed),
    summary: 'The published chemicals of one index letter, # for those without',
  }),
  letters: endpoint({
    name: 'chemical.letters',
    method: 'GET',
    path: 'chemical/letters',
    access: 'public',
    needs: { chemicals: 'view' },
    answer: single(z.array(LetterCount)),
    summary: 'The number of chemicals under each index letter: the published ones, for staff all',
  }),
  bySlug: endpoint({
    name: 'chemical.bySlug',
    method: 'GET',
    path: 'product/getBySlug',
    access: 'public',
    needs: { chemicals: 'view' },
    mayLag: true,
    query: z.strictObject({ slug: Slug }),
    answer: single(NamedChemical),
    summary: 'The published chemical at this address, present or former, with its types and units',
  }),
  bySlugs: endpoint({
    name: 'chemical.bySlugs',
    method: 'GET',
    path: 'product/getBySlugs',
    access: 'public',
    needs: { chemicals: 'view' },
    mayLag: true,
    query: z.strictObject({ slugs: SlugList }),
    answer: single(z.array(ChosenChemical)),
    summary: 'Those of up to 100 addresses at which a published chemical stands, by name',
  }),
  byCode: endpoint({
    name: 'chemical.byCode',
    method: 'GET',
    path: 'product/getByCode',
    access: 'public',
    needs: { chemicals: 'view' },
    mayLag: true,
    query: z.strictObject({ number: text(60) }),
    answer: single(z.array(chemicals.publicListed)),
    summary: 'The published chemicals with this product code, CAS or EC number',
  }),
  byIds: endpoint({
    name: 'chemical.byIds',
    method: 'GET',
    path: 'product/getByIds',
    access: 'public',
    needs: { chemicals: 'view' },
    mayLag: true,
    query: z.strictObject({ ids: IdList }),
    answer: single(z.array(ChosenChemical)),
    summary: 'Those of up to 100 chemicals that are published, by name',
  }),
  featured: endpoint({
    name: 'chemical.featured',
    method: 'GET',
    path: 'product/getFeatured',
    access: 'public',
    needs: { chemicals: 'view' },
    answer: single(z.array(chemicals.publicListed)),
    summary: 'Published chemicals that staff put forward, by name: as many as the home page shows',
  }),
  composition: endpoint({
    name: 'chemical.composition',
    method: 'GET',
    path: 'product/getComposition',
    access: 'public',
    needs: { chemicals: 'view' },
    mayLag: true,
    answer: single(Composition),
    summary: 'The functional groups and elements of published chemicals, most frequent first',
  }),
  packs: endpoint({
    name: 'chemical.packs',
    method: 'GET',
    path: 'product/getPacks',
    access: 'public',
    needs: { chemicals: 'view' },
    mayLag: true,
    answer: single(PublishedPacks),
    summary: 'The containers and physical forms of published chemicals, most frequent first',
  }),
  formerDocuments: endpoint({
    name: 'chemical.formerDocuments',
    method: 'GET',
    path: 'product/formerDocuments',
    access: 'admin',
    needs: { chemicals: 'view' },
    idIn: 'query',
    answer: single(z.array(FormerDocument)),
    summary: 'The documents that a chemical had and has no more, latest first',
  }),
  import: importEndpoint('chemical', 'product', 'chemicals'),
} as const;
