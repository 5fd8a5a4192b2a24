import { z } from 'zod';
import { defaulted, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { reorderEndpoint } from '../reorder';
import { text } from '../text';

/** What a status says of an inquiry: still being worked on, or ended well or badly. */
export const StatusKind = z.enum(['open', 'won', 'lost']);
export type StatusKind = z.infer<typeof StatusKind>;

/** The colours that statuses are told apart by; the interface knows each for light and dark. */
export const StatusColor = z.enum([
  'gray',
  'blue',
  'teal',
  'purple',
  'amber',
  'orange',
  'green',
  'red',
]);
export type StatusColor = z.infer<typeof StatusColor>;

/** Where an inquiry stands; the columns of the board, by `order`. */
export const statuses = defineResource({
  name: 'status',
  label: { one: 'status', many: 'statuses' },
  paths: groupPaths('status'),
  fields: {
    name: required(text(60)),
    color: defaulted(StatusColor, 'gray'),
    order: defaulted(z.int().min(0).max(10_000), 0),
    kind: defaulted(StatusKind, 'open'),
  },
  title: 'name',
  search: ['name'],
  sorts: ['order', 'name', 'createdAt', 'updatedAt'],
  defaultSort: 'order',
});

export const Status = statuses.entity;
export type Status = z.infer<typeof Status>;

export const statusEndpoints = {
  reorder: reorderEndpoint(statuses, { name: 'status', path: 'status/reorder' }),
} as const;
