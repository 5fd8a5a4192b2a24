import { z } from 'zod';
import { computed, defaulted, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { storable, text } from '../text';
import { ResourceName } from '../record/record-endpoints';

const { export: _none, ...paths } = groupPaths('savedView');

/** A list as somebody wants to see it again: its search, filters, sort and columns under a name. */
export const savedViews = defineResource({
  name: 'savedView',
  label: { one: 'saved view', many: 'saved views' },
  paths,
  fields: {
    name: required(text(80)),
    /** The resource whose list it is. */
    resource: required(ResourceName),
    /** The list's parameters as its address has them, without a question mark; empty for the list as it is. */
    query: defaulted(storable(2000), ''),
    /** The columns in sight by their ids; empty for the usual ones. */
    columns: defaulted(z.array(text(60)).max(60), []),
    /** All staff see a shared view; only its owner changes it. */
    isShared: defaulted(z.boolean(), false),
    ownerId: computed(z.uuid()),
  },
  title: 'name',
  search: ['name'],
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
  filters: { resource: ResourceName.optional() },
});

export const SavedView = savedViews.entity;
export type SavedView = z.infer<typeof SavedView>;
