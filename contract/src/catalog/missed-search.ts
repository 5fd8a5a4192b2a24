import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted } from '../field';
import { idOf } from '../id';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';

export const MissedSearchState = z.enum(['open', 'written-off']);
export type MissedSearchState = z.infer<typeof MissedSearchState>;

/**
 * Words that visitors searched for, or had in a pasted list, and nothing was found: counted without who or where. They go
 * when a search finds something for them, and twelve months after they were last searched for.
 */
export const missedSearches = defineResource({
  name: 'missedSearch',
  label: { one: 'missed search', many: 'missed searches' },
  area: 'chemicals',
  paths: namedPaths({
    list: 'missedSearch/get',
    get: 'missedSearch/getById',
    update: 'missedSearch/update',
    export: 'missedSearch/export',
  }),
  fields: {
    /** As they were typed last. */
    words: computed(z.string()),
    count: computed(z.int()),
    firstOn: computed(z.iso.date()),
    lastOn: computed(z.iso.date()),
    state: defaulted(MissedSearchState, 'open'),
  },
  title: 'words',
  search: ['words'],
  sorts: ['words', 'count', 'firstOn', 'lastOn'],
  defaultSort: '-count',
  /** Those that are open when left out. */
  filters: { state: MissedSearchState.or(z.literal('all')).default('open') },
});

export const MissedSearch = missedSearches.entity;
export type MissedSearch = z.infer<typeof MissedSearch>;

export const missedSearchEndpoints = {
  addSynonym: endpoint({
    name: 'missedSearch.addSynonym',
    method: 'POST',
    path: 'missedSearch/addSynonym',
    access: 'admin',
    needs: { chemicals: 'edit' },
    idIn: 'query',
    body: z.strictObject({ chemicalId: idOf('chemical') }),
    answer: single(
      z.object({ chemicalId: idOf('chemical'), name: z.string(), isPublished: z.boolean() }),
    ),
    summary: 'Makes the words a synonym of a chemical and takes them off the list',
  }),
} as const;
