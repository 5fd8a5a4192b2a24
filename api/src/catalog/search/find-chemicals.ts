import type { FoundCategory } from 'contract/catalog';
import type { ListParameters } from '../../repository/read';
import type { Viewer } from '../../kernel/viewer';
import { foundCategories } from './found-categories';
import { plainReading, readingsOf } from './readings';
import { type Found, type SearchPage, type SearchSource, TextSearch } from './text-search';

interface SearchParameters extends ListParameters {
  readonly q: string;
}

/**
 * The chemicals that match a text as typed or, if there are none, in another reading, as a structure, as a mixture or by
 * their uses; else those of its corrected spelling; else those that match most of its words. Beside them the categories
 * with these words.
 */
export async function findChemicals(
  source: SearchSource,
  { q, ...parameters }: SearchParameters,
  viewer: Viewer,
): Promise<SearchPage> {
  const search = new TextSearch(source, { parameters, viewer });
  const categories = await foundCategories(source.database, q);
  return search.pageOf(await readAnyWay(search, q, categories), categories);
}

async function readAnyWay(
  search: TextSearch,
  text: string,
  categories: readonly FoundCategory[],
): Promise<Found | undefined> {
  const plain = plainReading(text);
  return (
    (await search.first(readingsOf(text))) ??
    (await search.byStructure(text)) ??
    (await search.byComponents(text)) ??
    (await search.byUse(text, categories)) ??
    (await search.corrected(plain)) ??
    (await search.byMostWords(plain))
  );
}
