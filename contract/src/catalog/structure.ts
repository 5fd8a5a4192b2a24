import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { IdList, PageQuery } from '../list';
import { structureLimits } from '../structure/structure-limits';
import { Slug } from '../text';
import { chemicals } from './chemical';

/** A structure as entered: a SMILES, an InChI, or an MDL molfile (V2000 or V3000). */
export const StructureText = z.string().min(1).max(structureLimits.molfile);

/**
 * The picture of a structure: an SVG document that draws in `currentColor` without a style element, so that it can be
 * inlined into a page, and a text alternative.
 */
export const StructurePicture = z.object({ svg: z.string(), description: z.string() });
export type StructurePicture = z.infer<typeof StructurePicture>;

/**
 * Facts that follow from the structure alone. `formula` is in Hill order, `molecularWeight` in g/mol: null for
 * elements without a standard atomic weight.
 */
export const StructureFacts = StructurePicture.extend({
  smiles: z.string(),
  molfile: z.string(),
  formula: z.string(),
  molecularWeight: z.number().nullable(),
  heavyAtoms: z.int(),
  /** Number of stereocentres without a configuration. */
  openStereocentres: z.int(),
  /** Standard; null for a structure that InChI has no form for. */
  inchi: z.string().nullable(),
  inchiKey: z.string().nullable(),
});
export type StructureFacts = z.infer<typeof StructureFacts>;

/** The stored picture of a chemical's structure. */
export const ChemicalStructure = StructurePicture.extend({ chemicalId: idOf('chemical') });
export type ChemicalStructure = z.infer<typeof ChemicalStructure>;

export const StructureSearchMode = z.enum(['exact', 'substructure', 'similarity']);
export type StructureSearchMode = z.infer<typeof StructureSearchMode>;

/**
 * A hit of a structure search. `svg` is its picture with the matched atoms and bonds in groups of class `match`;
 * `matchedAtoms` are their indices in the order of its molfile; `similarity` is Tanimoto's, 0 to 1.
 */
export const StructureHit = z.object({
  chemical: chemicals.publicListed,
  svg: z.string(),
  description: z.string(),
  matchedAtoms: z.array(z.int()),
  similarity: z.number().min(0).max(1),
});
export type StructureHit = z.infer<typeof StructureHit>;

/**
 * How a listed chemical is related to a structure: the same without stereo (a racemate, or unspecified), another
 * stereoisomer, or another form (salt, hydrate, free acid or base, other isotopes).
 */
export const SubstanceRelation = z.enum(['no-stereo', 'stereoisomer', 'form']);
export type SubstanceRelation = z.infer<typeof SubstanceRelation>;

/** A listed chemical of the same substance in another form. */
export const ListedRelative = z.object({
  _id: idOf('chemical'),
  name: z.string(),
  slug: z.string().nullable(),
  relation: SubstanceRelation,
});
export type ListedRelative = z.infer<typeof ListedRelative>;

/**
 * Why a chemical is similar. The same substance: `same` structure, `stereoisomer`, `anhydrous`, `hydrate`,
 * `other-hydrate`, `salt`, `other-salt`, `parent` (the free acid or base), `labelled` (other isotopes). Inorganic:
 * `oxidation-state`, `cation`, `anion` or `metal` in common. Organic: `groups` (all functional groups in common),
 * `group` (one), or `structure` alone.
 */
export const SimilarityReason = z.enum([
  'same',
  'stereoisomer',
  'anhydrous',
  'hydrate',
  'other-hydrate',
  'salt',
  'other-salt',
  'parent',
  'labelled',
  'oxidation-state',
  'cation',
  'anion',
  'metal',
  'groups',
  'group',
  'structure',
]);
export type SimilarityReason = z.infer<typeof SimilarityReason>;

/**
 * A similar chemical: one with the same skeleton (salts, hydrates, stereoisomers), an inorganic one with an ion or metal
 * in common, or an organic one with similar fragments or the same functional groups. `similarity` is Tanimoto's, 0 to
 * 1. `shared` names what the reason is about (`copper(II)`, `sulfate`, `ketone`, `sodium salt`, `acid`); empty for none.
 */
export const SimilarChemical = z.object({
  chemical: chemicals.publicListed,
  isSameSkeleton: z.boolean(),
  similarity: z.number().min(0).max(1),
  reason: SimilarityReason,
  shared: z.string(),
});
export type SimilarChemical = z.infer<typeof SimilarChemical>;

export const maxNearChemicals = 8;

/** The drawing of one chemical's structure, for its picture files. */
export const StructureDrawing = StructurePicture.extend({ name: z.string(), molfile: z.string() });
export type StructureDrawing = z.infer<typeof StructureDrawing>;

/** Maximum number of structures that a browser searches itself. */
export const maxIndexedStructures = 20_000;

/**
 * Everything a browser needs to search all published structures and to show the hits, as columns in one order:
 * smallest structures first. `graphs` are the structures to match, in openchemlib's notation; `idCodes` the codes of the
 * substances, empty where equal to the graph; `flatCodes` those without stereo, empty where equal to the code;
 * `skeletons` those of the parents, empty where equal to the latter, null for none; `fingerprints` the 512 bits of each
 * in base64 as sixteen little-endian words.
 */
export const StructureIndex = z.object({
  ids: z.array(idOf('chemical')),
  /** The chemical in an address: its slug, or else its id. */
  slugs: z.array(z.string()),
  names: z.array(z.string()),
  casNumbers: z.array(z.string().nullable()),
  formulas: z.array(z.string().nullable()),
  /** In g/mol. */
  molarMasses: z.array(z.number().nullable()),
  graphs: z.array(z.string()),
  idCodes: z.array(z.string()),
  flatCodes: z.array(z.string()),
  skeletons: z.array(z.string().nullable()),
  fingerprints: z.array(z.string()),
});
export type StructureIndex = z.infer<typeof StructureIndex>;

export const structureEndpoints = {
  drawing: endpoint({
    name: 'structure.drawing',
    method: 'GET',
    path: 'product/getStructure',
    access: 'public',
    needs: { chemicals: 'view' },
    query: z.strictObject({ slug: Slug }),
    answer: single(StructureDrawing),
    summary: 'The drawing of the published chemical at this address, as SVG and molfile',
  }),
  index: endpoint({
    name: 'structure.index',
    method: 'GET',
    path: 'product/getStructureIndex',
    access: 'public',
    needs: { chemicals: 'view' },
    answer: single(StructureIndex.nullable()),
    summary: 'All published structures for a search in the browser; null when they are too many',
  }),
  near: endpoint({
    name: 'structure.near',
    method: 'GET',
    path: 'product/getSimilar',
    access: 'public',
    needs: { chemicals: 'view' },
    idIn: 'query',
    answer: single(z.array(SimilarChemical).max(maxNearChemicals)),
    summary: 'Published chemicals near to one by their structure, those of the same skeleton first',
  }),
  read: endpoint({
    name: 'structure.read',
    method: 'POST',
    path: 'product/readStructure',
    access: 'admin',
    needs: { chemicals: 'view' },
    cost: 'thread',
    body: z.strictObject({ structure: StructureText }),
    answer: single(StructureFacts),
    summary: 'What a SMILES, InChI or molfile says: formula, mass, picture, identifiers',
  }),
  pictures: endpoint({
    name: 'structure.pictures',
    method: 'GET',
    path: 'product/getStructures',
    access: 'public',
    needs: { chemicals: 'view' },
    query: z.strictObject({ ids: IdList }),
    answer: single(z.array(ChemicalStructure)),
    summary: 'The stored pictures of up to a page of chemicals; those without one are left out',
  }),
  search: endpoint({
    name: 'structure.search',
    method: 'POST',
    path: 'product/structureSearch',
    access: 'public',
    needs: { chemicals: 'view' },
    cost: 'thread',
    body: PageQuery.extend({
      structure: StructureText,
      mode: StructureSearchMode,
      /** Minimum similarity of a hit; only for `similarity`. */
      threshold: z.number().min(0.1).max(1).default(0.5),
    }),
    answer: pageOf(StructureHit).extend({
      /** False when the search stopped early; `total` then counts only the hits found until then. */
      isTotalExact: z.boolean(),
      /** Of an exact search: listed chemicals of the same substance with other stereo, as a salt or a hydrate. */
      relatives: z.array(ListedRelative),
    }),
    summary:
      'The chemicals of this structure, with this substructure, or similar to it; best first',
  }),
} as const;
