import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { WrongNumber } from './search-view';

/** The chemicals with a number; a number that no chemical has is not found. */
export interface CodeView {
  kind: 'code';
  status: 200 | 404;
  head: Head;
  crumbs: readonly Crumb[];
  number: string;
  chemicals: readonly ChemicalSummary[];
  wrongNumber: WrongNumber | null;
}
