import type { CompanyText } from '../load/company-text';
import type { Crumb, Head } from '../common/view-parts';

/** The documents of one kind that chemicals of the catalogue have. */
export interface DocumentKindView {
  /** `Safety data sheet`. */
  name: string;
  chemicals: number;
  /** Documents to download, and those that are mailed on request. */
  open: number;
  onRequest: number;
  /** `English, German`. */
  languages: string;
}

/** What the company says of quality, and the documents of its chemicals: from the records alone. */
export interface QualityView {
  kind: 'quality';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  text: CompanyText | null;
  kinds: readonly DocumentKindView[];
  /** Whether certificates of analysis are found by their lot. */
  hasLots: boolean;
  /** The languages of the data sheets that the site makes of a record; null where it makes none. */
  sheetLanguages: string | null;
  /** The chemicals with hazards stated, which their labels are made from, and the languages of these. */
  labelled: number;
  labelLanguages: string;
}
