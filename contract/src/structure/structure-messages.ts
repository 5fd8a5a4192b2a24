import type { Drawing, MatchedPart } from './drawing';

/**
 * The version of what is computed of a structure. Raise it when codes, skeletons, traits, graphs or formulas change,
 * findings or index letters too: all of them are then computed again.
 */
export const structureForm = 4;

/** The data that is computed once, when a structure is saved. */
export interface PrecomputedStructure {
  /** Canonical, with stereo and isotopes. */
  readonly smiles: string;
  readonly molfile: string;
  /** In Hill order; water of crystallisation is a separate component. */
  readonly formula: string;
  /** In g/mol; null for elements without a standard atomic weight. */
  readonly molecularWeight: number | null;
  readonly heavyAtoms: number;
  readonly openStereocentres: number;
  readonly drawing: Drawing;
  readonly description: string;
  /** The same for every notation of the substance, and unique to it; see `substanceCodes`. */
  readonly idCode: string;
  /** As `idCode`, shared by the stereoisomers. */
  readonly flatCode: string;
  /** Ions and functional groups; see `traitsOf`. */
  readonly traits: readonly string[];
  /** Shared by its salts, hydrates and stereoisomers; empty for water. */
  readonly skeleton: string;
  /** The graph for matching, in openchemlib's notation. */
  readonly graph: string;
  /** 512 digits, 0 or 1: which of openchemlib's key fragments it has. */
  readonly fingerprint: string;
  /** 256 digits, 0 or 1: see `featuresOf`. */
  readonly features: string;
}

/** A query. A fragment has no codes and formula, a whole structure no features. */
export interface StructureQuery {
  readonly idCode: string;
  readonly flatCode: string;
  readonly skeleton: string;
  readonly formula: string;
  /** The fragment to match, in openchemlib's notation. */
  readonly fragment: string;
  /** The minimum number of heavy atoms of a match. */
  readonly heavyAtoms: number;
  readonly fingerprint: string;
  readonly features: string;
}

/** What tells the substance of a structure, and those related to it. */
export type StructureCodes = Pick<StructureQuery, 'idCode' | 'flatCode' | 'skeleton'>;

/** The requests to the worker thread by kind, with their responses. */
export interface StructureQuestions {
  /** A SMILES or molfile as typed or pasted. */
  readonly precompute: {
    readonly question: { readonly text: string };
    readonly answered: PrecomputedStructure;
  };
  readonly codes: {
    readonly question: { readonly text: string };
    readonly answered: StructureCodes;
  };
  /** `isFragment`: a substructure query, whose open valences match any bond. */
  readonly query: {
    readonly question: { readonly text: string; readonly isFragment: boolean };
    readonly answered: StructureQuery;
  };
  /** The first match of the fragment in each of the graphs; null without one. */
  readonly match: {
    readonly question: { readonly fragment: string; readonly graphs: readonly string[] };
    readonly answered: readonly (MatchedPart | null)[];
  };
}

export type QuestionKind = keyof StructureQuestions;
export type QuestionOf<Kind extends QuestionKind> = StructureQuestions[Kind]['question'];
export type Answered<Kind extends QuestionKind> = StructureQuestions[Kind]['answered'];

export type StructureQuestion = {
  [Kind in QuestionKind]: { readonly kind: Kind } & QuestionOf<Kind>;
}[QuestionKind];

export type StructureAnswer =
  | { readonly kind: 'answered'; readonly answer: Answered<QuestionKind> }
  /** The structure cannot be read: the error and its position, for the user. */
  | { readonly kind: 'refused'; readonly reason: string };
