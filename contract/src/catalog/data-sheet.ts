import type { GhsPictogram } from './chemical';

/** A part of a section of a data sheet. */
export type DataSheetPart =
  | { readonly kind: 'facts'; readonly facts: readonly { label: string; value: string }[] }
  | { readonly kind: 'text'; readonly text: string }
  /** A heading within the section. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'pictograms'; readonly codes: readonly GhsPictogram[] }
  /** Danger labels of ADR by their numbers. */
  | { readonly kind: 'labels'; readonly labels: readonly string[] }
  /** Where the section's values are from. */
  | { readonly kind: 'source'; readonly text: string };

export interface DataSheetSection {
  readonly title: string;
  readonly parts: readonly DataSheetPart[];
}

/** The public facts of a chemical for print, as its page on the site shows them. */
export interface DataSheet {
  /** ISO 639-1. */
  readonly language: 'en' | 'de' | 'fr';
  readonly title: string;
  readonly synonyms: readonly string[];
  /** Lines about the company: name, address, telephone. */
  readonly company: readonly string[];
  /** The URL of the chemical's page. */
  readonly address: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Stands in the foot of each page; by default that this is no safety data sheet. */
  readonly remark?: string;
  /** The drawing of the structure as the API answers it: an SVG. */
  readonly picture: string | null;
  readonly sections: readonly DataSheetSection[];
}
