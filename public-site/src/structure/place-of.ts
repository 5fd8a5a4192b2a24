import { looksLikeInchi } from 'contract/chemistry';
import type { SearchPlace } from './search-state';

/** Where a structure is searched: only the server can read an InChI. */
export function placeOf<Place extends SearchPlace>(
  text: string,
  place: Place,
): Place | 'server-inchi' {
  return place === 'page' && looksLikeInchi(text) ? 'server-inchi' : place;
}
