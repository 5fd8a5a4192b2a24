import type { ReadSource } from '../../db/replica';
import { readPage, type ListParameters } from '../../repository/read';
import { facetTags } from '../chemical/chemical-tags';
import { chemicalTable } from '../chemical/chemical.table';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { SearchPage } from './text-search';
import { facetFiltersOf, facetParameters } from './facet-counts';
import { facetsOf, isCounted, readListed, totalOf } from './listed';

/** The filters that apply to all facets. */
const narrowing = Object.keys(chemicalTable.resource.filters).filter(
  (name) => !Object.values<string>(facetParameters).includes(name),
);

interface ListServices extends Pick<Services, 'database' | 'responseCache'> {
  /** What the page is read from; cached counts are read from the primary. */
  readonly source: ReadSource;
}

/**
 * The chemicals that match the filters, in the requested order, with total and facets. For visitors without filters
 * other than a letter, a category and the facets' own, the counts are kept by the writes, and cached until they change.
 */
export async function listChemicals(
  { database, responseCache, source }: ListServices,
  parameters: ListParameters,
  viewer: Viewer,
): Promise<SearchPage> {
  const others = Object.fromEntries(narrowing.map((name) => [name, parameters[name]]));
  const read = () => readListed(database, others, viewer);
  const key = JSON.stringify(['listed', others]);
  const listed = isCounted(others, viewer)
    ? responseCache.answer({ key, tags: facetTags }, read)
    : read();
  const chosen = facetFiltersOf(parameters);
  const list = { database: source.database, table: chemicalTable, parameters, viewer };
  const { data, ...place } = await readPage(list, async () => totalOf(await listed, chosen));
  const records = data.map((record) => ({ ...record, match: null }));
  const facets = facetsOf(await listed, chosen);
  return { ...place, data: records, facets, didYouMean: null, reading: null, categories: [] };
}
