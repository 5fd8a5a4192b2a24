import type { Crumb } from '../common/crumb';
import type { FormulaView } from '../common/formula-view';
import type { Head } from '../common/head';
import type { RichNode } from '../common/rich-node';
import type { Picture } from './picture';

/** One stored fact in words. */
export interface Fact {
  label: string;
  value: string;
  /** Set in the type for codes. */
  isCode?: boolean;
}

export interface Pack {
  amount: string;
  container: string;
}

export interface ChemicalFile {
  title: string;
  kind: string;
  language: string;
  href: string;
}

export interface Safety {
  signalWord: string | null;
  facts: readonly Fact[];
  pictograms: readonly { code: string; name: string }[];
  hazardStatements: readonly string[];
  precautionaryStatements: readonly string[];
}

/** A chemical's page. Whatever is not stored is null or empty, and has no place on the page. */
export interface ChemicalView {
  kind: 'chemical';
  head: Head;
  crumbs: readonly Crumb[];
  name: string;
  href: string;
  updatedAt: string;
  synonyms: readonly string[];
  types: readonly string[];
  formula: FormulaView | null;
  molarMass: string | null;
  casNumber: string | null;
  identifiers: readonly Fact[];
  properties: readonly Fact[];
  trade: readonly Fact[];
  grades: readonly string[];
  packs: readonly Pack[];
  safety: Safety | null;
  storage: string | null;
  description: readonly RichNode[];
  applications: readonly RichNode[];
  pictures: readonly Picture[];
  files: readonly ChemicalFile[];
}
