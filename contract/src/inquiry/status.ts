import { z } from 'zod';
import { defaulted, optional, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { reorderEndpoint } from '../reorder';
import { text } from '../text';

/** The meaning of a status: the inquiry is open, won or lost. */
export const StatusKind = z.enum(['open', 'won', 'lost']);
export type StatusKind = z.infer<typeof StatusKind>;

/** The colours of statuses; the interface has light and dark variants of each. */
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

/** A probability in whole percent. */
export const Probability = z.int('Enter a whole number').min(0).max(100);

/** The probability of statuses of a kind that say none. */
export const usualProbability = {
  open: 50,
  won: 100,
  lost: 0,
} as const satisfies Record<StatusKind, number>;

/** The status of an inquiry; the columns of the board, by `order`. */
export const statuses = defineResource({
  name: 'status',
  label: { one: 'status', many: 'statuses' },
  area: 'inquiries',
  personalData: 'none',
  paths: groupPaths('status'),
  fields: {
    name: required(text(60)),
    color: defaulted(StatusColor, 'gray'),
    order: defaulted(z.int().min(0).max(10_000), 0),
    kind: defaulted(StatusKind, 'open'),
    /** Sending an offer moves an inquiry here: to the first such status, unless the inquiry is past it. */
    isQuoted: defaulted(z.boolean(), false),
    /** How likely its inquiries are won, in percent; without one, what is usual for its kind is stored. */
    probability: optional(Probability),
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
