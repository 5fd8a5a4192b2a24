import { openSearchSettings } from '../core/search-settings';
import type { Services } from '../core/services';
import type { Job } from '../jobs/repeat';
import { startMissedSearches } from './missed-search/missed-searches';
import { startSearchFill } from './search/fill-search';
import { startSearchFeed } from './search/open-search/search-feed';
import { startStructureFill } from './structure/fill-structures';
import { startMoleculeIndex } from './structure/rdkit/start-molecule-index';

/** The background work of searches: their indexes, here and in other engines, and what they did not find. */
export function startCatalogJobs({ env, log, database, missedSearches }: Services): Job[] {
  const settings = openSearchSettings(env);
  return [
    startSearchFill({ database, log }),
    ...(settings ? [startSearchFeed({ database, settings, log })] : []),
    startMissedSearches({ missedSearches, log }),
    startStructureFill({ database, log }),
    ...(env.STRUCTURE_SEARCH === 'rdkit' ? [startMoleculeIndex({ database, log })] : []),
  ];
}
