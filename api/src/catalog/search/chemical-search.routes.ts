import { chemicalSearchEndpoints } from 'contract/catalog';
import { listFileLimits } from 'contract/order-list';
import type { FastifyInstance } from 'fastify';
import { ForOne, mountEndpoint } from '../../http/mount/mount-endpoint';
import { isListedByTime, listTags } from '../chemical/chemical-tags';
import { findChemicals } from './find-chemicals';
import { findSuggestions } from './find-suggestions';
import { foundCategories } from './found-categories';
import { withFormMeant, withFormsOfLines } from './forms-of-hits';
import { listText } from './list-text';
import { listChemicals } from './list-chemicals';
import { resolveLines } from './resolve-lines';
import type { ListParameters } from '../../repository/read';
import type { Services } from '../../kernel/services';
import { isStaff } from '../../kernel/viewer';

/** The type-ahead and the search over chemicals. */
export function mountChemicalSearchRoutes(app: FastifyInstance, services: Services): void {
  const { database, missedSearches, wordSearch } = services;
  mountEndpoint(app, services, {
    endpoint: chemicalSearchEndpoints.suggest,
    handler: async ({ query: { q }, viewer }) => {
      const [data, categories] = await Promise.all([
        findSuggestions({ database, wordSearch }, q, viewer),
        foundCategories(database, q, true),
      ]);
      return { data: await withFormMeant(database, data, q), categories };
    },
  });
  mountEndpoint(app, services, {
    endpoint: chemicalSearchEndpoints.resolveLines,
    handler: async ({ body: { lines }, viewer }) => {
      const data = await withFormsOfLines(database, await resolveLines(database, lines));
      const missed = lines.filter((_, place) => data[place]?.kind === 'not-carried');
      if (!isStaff(viewer)) for (const line of missed) missedSearches.count(line);
      return { data };
    },
  });
  mountEndpoint(app, services, {
    endpoint: chemicalSearchEndpoints.readList,
    bodyLimit: listFileLimits.bytes * 1.5,
    handler: async ({ body: { file } }) => ({
      data: { text: await listText(Buffer.from(file, 'base64')) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalSearchEndpoints.search,
    cacheTags: listTags,
    isUncached: isListedByTime,
    handler: async ({ query: { q, ...parameters }, viewer, source }) => {
      if (q === undefined) return listChemicals({ ...services, source }, parameters, viewer);
      const page = await findChemicals(
        { database: source.database, wordSearch },
        { ...parameters, q },
        viewer,
      );
      const found = { ...page, data: await withFormMeant(source.database, page.data, q) };
      const isNothing = found.total === 0 && found.categories.length === 0;
      const isLacking = isNothing || (found.reading?.leftOut.length ?? 0) > 0;
      const isMissed = isLacking && !isStaff(viewer) && !isNarrowed(parameters);
      if (!isMissed) return found;
      missedSearches.count(q);
      return new ForOne(found);
    },
  });
}

/** Whether a search has filters: what it does not find may be outside of them. Further pages count as narrowed too. */
function isNarrowed({
  page,
  pageSize: _pageSize,
  sort: _sort,
  ...filters
}: ListParameters): boolean {
  return page !== 1 || Object.values(filters).some((value) => value !== undefined);
}
