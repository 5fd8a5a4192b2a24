import type { GhsPictogram } from 'contract/catalog';

/** What a label says, in the order of a label (CLP, Article 17). */
export interface LabelContents {
  readonly name: string;
  /** The name of the harmonised entry, and registry numbers. */
  readonly identifiers: readonly string[];
  readonly pictograms: readonly GhsPictogram[];
  readonly signalWord: string | null;
  /** In each language of the label. */
  readonly statements: readonly LabelStatements[];
  readonly quantity: string;
  readonly ufi: string | null;
  /** Name, address and telephone. */
  readonly supplier: readonly string[];
}

/** The statements of a label in one language. */
export interface LabelStatements {
  /** Of the language, by ISO 639-1; null where the label has no other. */
  readonly mark: string | null;
  readonly hazards: readonly string[];
  readonly precautions: readonly string[];
  /** Supplemental information (Article 25). */
  readonly supplements: readonly string[];
}
