import type { Drawing, MatchedPart } from './drawing';

/** Everything about a structure that is worked out once, when it is saved. */
export interface PrecomputedStructure {
  /** Canonical, with stereo and isotopes. */
  readonly smiles: string;
  readonly molfile: string;
  /** In Hill order; water of crystallisation stands apart. */
  readonly formula: string;
  /** In g/mol; null for elements without a standard atomic weight. */
  readonly molecularWeight: number | null;
  readonly heavyAtoms: number;
  readonly openStereocentres: number;
  readonly drawing: Drawing;
  readonly description: string;
  /** The same text for every way to draw the structure, and for no other structure. */
  readonly idCode: string;
  /** What its salts, hydrates and isomers in space have in common; empty for water. */
  readonly skeleton: string;
  /** The structure as it is matched, in openchemlib's notation. */
  readonly graph: string;
  /** 512 digits, 0 or 1: which of openchemlib's key fragments it has. */
  readonly fingerprint: string;
  /** 256 digits, 0 or 1: see `featuresOf`. */
  readonly features: string;
}

/** A structure to look for. Code and formula of a fragment are empty, as it is no structure of its own; features of a whole structure, as none is asked for. */
export interface StructureQuery {
  readonly idCode: string;
  readonly formula: string;
  /** The fragment to match, in openchemlib's notation. */
  readonly fragment: string;
  /** What is found has no fewer. */
  readonly heavyAtoms: number;
  readonly fingerprint: string;
  readonly features: string;
}

/** The questions to the thread and its answers, by kind. */
export interface StructureQuestions {
  /** A SMILES or molfile as people hand it over. */
  readonly precompute: {
    readonly question: { readonly text: string };
    readonly answered: PrecomputedStructure;
  };
  /** `isFragment`: the structure is looked for within others, so that its open ends mean nothing. */
  readonly query: {
    readonly question: { readonly text: string; readonly isFragment: boolean };
    readonly answered: StructureQuery;
  };
  /** Where each of the graphs has the fragment first; null if nowhere. */
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
  /** The structure cannot be read: why, and where, in words for who typed it. */
  | { readonly kind: 'refused'; readonly reason: string };
