import type {
  categories,
  chemicals,
  chemicalTypes,
  missedSearches,
  MatchKind,
  taxes,
  units,
} from 'contract/catalog';
import type { Drawing } from 'contract/drawing';
import type { RecordRow } from '../db/record-row';

declare module '../db/database' {
  interface Tables {
    unit: RecordRow<typeof units>;
    chemicalType: RecordRow<typeof chemicalTypes>;
    tax: RecordRow<typeof taxes>;
    category: Omit<RecordRow<typeof categories>, 'productCount'> & {
      level: number;
      parentId: string | null;
    };
    chemical: RecordRow<typeof chemicals>;
    chemicalName: ChemicalNameRow;
    chemicalSearch: ChemicalSearchRow;
    chemicalChange: ChemicalChangeRow;
    chemicalCount: ChemicalCountRow;
    searchWord: SearchWordRow;
    missedSearch: RecordRow<typeof missedSearches> & { normal: string };
    chemicalStructure: ChemicalStructureRow;
  }
}

/** A name or number of a chemical, normalized for prefix search. */
export interface ChemicalNameRow {
  normal: string;
  kind: MatchKind;
  chemicalId: string;
  isPublished: boolean;
}

/**
 * All words of a chemical, those of its name with weight A, together with the columns that a search counts and
 * filters by: counting thousands of hits reads only these narrow rows.
 */
export interface ChemicalSearchRow {
  chemicalId: string;
  words: string;
  /** The stems of the words of its uses. */
  uses: string;
  /** The length of its name. */
  size: number;
  /** How well it is described, from 0 to 4. */
  completeness: number;
  /** How often it is asked for, from 0 to 5; updated every hour. */
  demand: number;
  isPublished: boolean;
  /** Its category, types, grades, hazard class and ranges as JSON text, identical for the same combination. */
  facets: string;
  /** Version of the normalization that this row was made with. */
  form: number;
}

/** By how many a write changed the numbers of chemicals; the sums of all rows are the totals. */
export interface ChemicalChangeRow {
  id: number;
  living: number;
  published: number;
}

/** By how many a write changed the number of published chemicals with these facts; the sums are the numbers. */
export interface ChemicalCountRow {
  id: number;
  indexLetter: string | null;
  categoryId: string | null;
  subCategoryId: string | null;
  subSubCategoryId: string | null;
  typeIds: readonly string[];
  grades: readonly string[];
  hazardClass: string | null;
  flash: string | null;
  boiling: string | null;
  published: number;
}

/** A word that occurs, or once occurred, in the names of a chemical, in its original spelling. */
export interface SearchWordRow {
  word: string;
}

/** Data precomputed from a chemical's structure on saving. */
export interface ChemicalStructureRow {
  chemicalId: string;
  /** Canonical; the chemical's own field keeps the SMILES as typed. */
  smiles: string;
  molfile: string;
  formula: string;
  molecularWeight: number | null;
  heavyAtoms: number;
  openStereocentres: number;
  drawing: Drawing;
  description: string;
  /** Identical for all notations of a substance. */
  idCode: string;
  /** Identical for its stereoisomers too. Null in rows from before this column, until they are filled. */
  flatCode: string | null;
  /** Ions and functional groups. */
  traits: string[];
  /** Null in rows from before this column, until they are filled. */
  skeleton: string | null;
  /** The structure in the notation used for matching. */
  graph: string;
  /** 512 digits, 0 or 1; `bits` is how many are 1. */
  fingerprint: string;
  bits: number;
  /** 256 digits, 0 or 1. */
  features: string;
}
