import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, optional, required } from '../field';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { richText, text } from '../text';
import { Day } from '../moment';

export const PolicyKind = z.enum(['privacy', 'terms']);
export type PolicyKind = z.infer<typeof PolicyKind>;

/** The privacy policy and the terms: one record each. Its history keeps every earlier version. */
export const policies = defineResource({
  name: 'policy',
  label: { one: 'policy', many: 'policies' },
  area: 'website',
  personalData: 'none',
  paths: namedPaths({}),
  fields: {
    kind: computed(PolicyKind),
    title: required(text(160)),
    content: required(richText(200_000), { format: 'html' }),
    effectiveFrom: optional(Day),
  },
  title: 'title',
  search: ['title'],
  sorts: ['updatedAt'],
  defaultSort: '-updatedAt',
});

export const Policy = policies.entity;
export type Policy = z.infer<typeof Policy>;

const ofKind = z.strictObject({ kind: PolicyKind });

export const policyEndpoints = {
  get: endpoint({
    name: 'policy.get',
    method: 'GET',
    path: 'policy/get',
    access: 'public',
    needs: { website: 'view' },
    query: ofKind,
    answer: single(policies.entity),
    summary: 'The privacy policy or the terms as they hold',
  }),
  update: endpoint({
    name: 'policy.update',
    method: 'PUT',
    path: 'policy/update',
    access: 'admin',
    needs: { website: 'edit' },
    query: ofKind,
    body: policies.update,
    answer: single(policies.entity),
    summary: 'Changes the privacy policy or the terms; the earlier version is kept',
  }),
} as const;
