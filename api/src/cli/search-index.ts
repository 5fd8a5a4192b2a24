import { openSearchSettings } from '../core/search-settings';
import { rebuildIndex } from '../catalog/search/open-search/rebuild-index';
import { openAlone } from '../core/ops/open-alone';
import { readEnv } from '../core/env';
import { runCommand } from './run-command';

/** `npm run search:index`: makes the index of OpenSearch anew, while the product runs. */
await runCommand(async () => {
  const env = readEnv(process.env);
  const settings = openSearchSettings(env);
  if (!settings) throw new Error('Give SEARCH_ENGINE=opensearch and SEARCH_URL.');
  const count = await openAlone(env, (database) => rebuildIndex(database, settings));
  return `OpenSearch has ${count} chemicals in a new index.`;
});
