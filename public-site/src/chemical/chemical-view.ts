import type { GhsPictogram } from 'contract/catalog';
import type { Crumb, Dated, Head, NamedLink } from '../common/view-parts';
import type { FormulaView } from '../common/formula-view';
import type { PackKind } from '../common/trade-drawing';
import type { RichNode } from '../common/rich-node';

/** A stored fact as text. */
export interface Fact {
  label: string;
  value: string;
  /** Of the value, where it differs from the page's. */
  lang?: string | undefined;
  /** The same in another unit: `148.5 °F`. */
  also?: string;
  /** Shown in the font for codes. */
  isCode?: boolean;
}

/** A chemical's names in one language, by its code: `de`, German. */
export interface NamesInLanguage {
  code: string;
  language: string;
  names: readonly string[];
}

export interface Pack {
  amount: string;
  container: string;
  /** How it is drawn; null where its name does not say. */
  kind: PackKind | null;
}

export interface ChemicalFile {
  title: string;
  kind: string;
  /** Its name: `German`. */
  language: string;
  languageCode: string;
  /** Its revision and date: `Revision 3, 4 May 2026`. */
  edition: string | null;
  /** The kind of file: `PDF`. */
  format: string;
  /** The file, or for one on request the page where a visitor asks for it. */
  href: string;
  isOnRequest: boolean;
}

/** A hazard or precautionary statement; `text` is null for a code that CLP does not know. */
export interface Statement {
  code: string;
  text: string | null;
}

/** The sources of a chemical's facts, in words. */
export interface SourceTexts {
  hazards: readonly string[];
  transport: readonly string[];
  properties: readonly string[];
}

/** The classification and labelling of a chemical by CLP. */
export interface Hazards {
  /** The hazard classes, `Flam. Liq. 2`, and their names in words. */
  classes: readonly { name: string; words: string }[];
  signalWord: 'Danger' | 'Warning' | null;
  pictograms: readonly { code: GhsPictogram; name: string }[];
  hazardStatements: readonly Statement[];
  /** Grouped by subject: prevention, response and so on. */
  precautions: readonly { title: string; statements: readonly Statement[] }[];
  /** Asterisks and notes of Annex VI of CLP, `*` and `Note H`, and what they say. */
  notes: readonly { note: string; words: string }[];
  /** Concentration limits, M-factors and estimates of acute toxicity: `Skin Corr. 1B, H314: C ≥ 25 %`. */
  limits: readonly string[];
  /** What a harmonised entry leaves out; null where the hazards are of another source. */
  incompleteness: string | null;
  /** Where the sentences are from. */
  source: string;
}

/** A form that the chemical is sold in. */
export interface FormView {
  /** Its anchor on the page. */
  id: string;
  name: string;
  facts: readonly Fact[];
  pictograms: readonly { code: GhsPictogram; name: string }[];
  signalWord: 'Danger' | 'Warning' | null;
  classes: readonly string[];
  statements: readonly Statement[];
  precautions: readonly Statement[];
  /** Whose classification it is. */
  source: string;
  /** The rule behind each step of the derivation. */
  rules: readonly string[];
  grades: readonly string[];
  packs: readonly Pack[];
}

/** A chemical similar to the one of the page. */
export interface SimilarView {
  name: string;
  href: string;
  picture: string | null;
  /** The similarity reason. */
  why: string;
}

export interface SimilarChemicals {
  sameSkeleton: readonly SimilarView[];
  alike: readonly SimilarView[];
  /** Of the same category; only if there is nothing more similar. */
  neighbours: readonly SimilarView[];
}

/** A chemical that an article names as a replacement. */
export interface ReplacementView extends NamedLink {
  article: NamedLink;
}

export interface ArticleLink {
  title: string;
  /** Of the title, where it differs from the page's. */
  lang?: string | undefined;
  href: string;
  published: Dated | null;
}

/** A chemical's page. Missing facts are null or empty, and not shown. */
export interface ChemicalView {
  kind: 'chemical';
  head: Head;
  crumbs: readonly Crumb[];
  id: string;
  name: string;
  href: string;
  /** The full URL, for prints. */
  address: string;
  updated: Dated;
  /** What the page is headed by: the name in its language, where there is one. */
  heading: { text: string; lang?: string | undefined };
  synonyms: readonly string[];
  foreignNames: readonly NamesInLanguage[];
  /** What it is used as, with the pages of these uses. */
  types: readonly NamedLink[];
  formula: FormulaView | null;
  molarMass: string | null;
  casNumber: string | null;
  /** The URL of its structure's picture; null without a structure. */
  picture: string | null;
  /** For its shape in three dimensions. */
  smiles: string | null;
  /** The address of its data sheet as PDF; null where the site makes none. */
  sheet: string | null;
  identifiers: readonly Fact[];
  properties: readonly Fact[];
  transport: readonly Fact[];
  /** The numbers of the danger labels for transport. */
  labels: readonly string[];
  sources: SourceTexts;
  grades: readonly string[];
  packs: readonly Pack[];
  /** Null if nothing is stored, which does not mean that there are no hazards. */
  hazards: Hazards | null;
  /** What becomes of the hazards on a later day, where that is graver. */
  upcoming: string | null;
  /** That there is no harmonised classification, with its day. */
  noEntry: string | null;
  forms: readonly FormView[];
  storage: string | null;
  /** Of texts, where they differ from the page's. */
  langs: Readonly<
    Record<'storage' | 'description' | 'applications' | 'statements', string | undefined>
  >;
  description: readonly RichNode[];
  applications: readonly RichNode[];
  pictures: readonly Picture[];
  files: readonly ChemicalFile[];
  /** The page with certificates by their lot; null if there are none. */
  certificates: string | null;
  near: SimilarChemicals;
  replacements: readonly ReplacementView[];
  articles: readonly ArticleLink[];
}

/** A picture that staff added to a chemical. */
export interface Picture {
  src: string;
  alt: string;
}
