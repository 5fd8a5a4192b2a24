import type { categories, chemicals, chemicalTypes, MatchKind, taxes, units } from 'contract';
import type { Drawing } from 'contract/drawing';
import type { RecordRow } from '../db/record-row';

/** The tables of this domain. */
export interface CatalogTables {
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
  searchWord: SearchWordRow;
  chemicalStructure: ChemicalStructureRow;
  formerDocument: FormerDocumentRow;
}

/** Something that a chemical is called, in the form that prefixes are looked up in. */
export interface ChemicalNameRow {
  normal: string;
  kind: MatchKind;
  chemicalId: string;
  isPublished: boolean;
}

/**
 * All words of a chemical, those of its name weighted A, beside what a search counts and hides it by: so that thousands
 * of hits are counted from these slim rows alone.
 */
export interface ChemicalSearchRow {
  chemicalId: string;
  words: string;
  /** The length of its name. */
  size: number;
  isPublished: boolean;
  /** Its category, types and grades as JSON text, equal for equal ones. */
  facets: string;
  /** By which form of names this was made. */
  form: number;
}

/** A word that some chemical's names have or had, as it is spelled there. */
export interface SearchWordRow {
  word: string;
}

/** What was worked out of a chemical's structure when it was saved. */
export interface ChemicalStructureRow {
  chemicalId: string;
  /** Canonical; the chemical itself has it as it was typed. */
  smiles: string;
  molfile: string;
  formula: string;
  molecularWeight: number | null;
  heavyAtoms: number;
  openStereocentres: number;
  drawing: Drawing;
  description: string;
  /** The same for every way to draw the structure. */
  idCode: string;
  /** Null until it has been worked out for a structure of before there was one. */
  skeleton: string | null;
  /** The structure in the notation that it is matched in. */
  graph: string;
  /** 512 digits, 0 or 1; `bits` is how many are 1. */
  fingerprint: string;
  bits: number;
  /** 256 digits, 0 or 1. */
  features: string;
}

/** A document that a chemical had and has no more. */
export interface FormerDocumentRow {
  _id: string;
  chemicalId: string;
  kind: string;
  title: string;
  language: string;
  file: string;
  until: string;
  adminId: string | null;
}
