import type { SavedChemical } from '../basket/saved-store';
import type { Crumb, Head } from '../common/view-parts';

export interface SavedView {
  kind: 'saved';
  head: Head;
  crumbs: readonly Crumb[];
  /** The list in the address; null for the one that the browser keeps. */
  shared: {
    chemicals: readonly SavedChemical[];
    /** How many addresses in it are no chemicals of the site, or are beyond the maximum. */
    leftOut: number;
  } | null;
}
