import type { ListParameters } from '../../repository/read';
import type { Viewer } from '../../core/viewer';
import { plainReading, readingsOf } from './readings';
import { type SearchPage, type SearchSource, TextSearch } from './text-search';

interface SearchParameters extends ListParameters {
  readonly q: string;
}

/**
 * The chemicals that match a text as typed or, if there are none, in another reading or as a structure; else those of
 * its corrected spelling; else those that match most of its words.
 */
export async function findChemicals(
  source: SearchSource,
  { q, ...parameters }: SearchParameters,
  viewer: Viewer,
): Promise<SearchPage> {
  const search = new TextSearch(source, { parameters, viewer });
  const plain = plainReading(q);
  const found =
    (await search.first(readingsOf(q))) ??
    (await search.byStructure(q)) ??
    (await search.corrected(plain)) ??
    (await search.byMostWords(plain));
  return search.pageOf(found);
}
