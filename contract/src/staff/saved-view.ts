import { z } from 'zod';
import { computed, defaulted, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { storable, text } from '../text';
import { ColumnLayout } from './column-layout';
import { ResourceName } from '../record/record-endpoints';

const { export: _none, ...paths } = groupPaths('savedView');

/** A saved view of a list: search, filters, sort and columns under a name. */
export const savedViews = defineResource({
  name: 'savedView',
  label: { one: 'saved view', many: 'saved views' },
  area: 'account',
  paths,
  fields: {
    name: required(text(80)),
    /** The resource of the list. */
    resource: required(ResourceName),
    /** The list's query string without a question mark; empty for the default. */
    query: defaulted(storable(2000), ''),
    /** The ids of visible columns in their order; empty for the default. */
    columns: defaulted(z.array(text(60)).max(60), []),
    /** Columns with a width of their own, and pinned ones. */
    layout: defaulted(z.array(ColumnLayout).max(60), []),
    /** All staff can see a shared view; only its owner can change it. */
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
