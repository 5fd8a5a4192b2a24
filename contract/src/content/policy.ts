import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, optional, required } from '../field';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { richText, text } from '../text';
import { Day } from '../moment';

export const PolicyKind = z.enum(['privacy', 'terms', 'imprint']);
export type PolicyKind = z.infer<typeof PolicyKind>;

/** The privacy policy, the terms and the imprint: one record each. Its history keeps every earlier version. */
export const policies = defineResource({
  name: 'policy',
  label: { one: 'policy', many: 'policies' },
  area: 'website',
  personalData: 'none',
  paths: namedPaths({}),
  fields: {
    kind: computed(PolicyKind),
    title: required(text(160), { translated: true }),
    /** Null until it is written. */
    content: optional(richText(200_000), { format: 'html', translated: true }),
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

/** Marks a place to complete: `[complete: managing directors]`. */
const placeStart = '[complete: ';

/** What is to be completed in a text, each once, in its order. */
export function openPlacesOf(content: string): string[] {
  const [, ...parts] = content.split(placeStart);
  const names = parts.map((part) => part.slice(0, Math.max(0, part.indexOf(']'))));
  return [...new Set(names.filter(isPlaceName))];
}

function isPlaceName(name: string): boolean {
  return name !== '' && name.length <= 200 && !name.includes('<');
}

/** Whether a policy has a text without places to complete; others are no page of the site. */
export function isWrittenPolicy({ content }: Pick<Policy, 'content'>): boolean {
  return content !== null && hasText(content) && openPlacesOf(content).length === 0;
}

function hasText(html: string): boolean {
  const [first = '', ...parts] = html.split('<');
  return [first, ...parts.map((part) => part.slice(part.indexOf('>') + 1))].some(
    (text) => text.trim() !== '',
  );
}

/** A policy that visitors can read. */
export const WrittenPolicy = z.object({ kind: PolicyKind, title: z.string() });
export type WrittenPolicy = z.infer<typeof WrittenPolicy>;

export const policyEndpoints = {
  written: endpoint({
    name: 'policy.written',
    method: 'GET',
    path: 'policy/getWritten',
    access: 'public',
    needs: { website: 'view' },
    answer: single(z.array(WrittenPolicy)),
    summary: 'The policies that have a text',
  }),
  get: endpoint({
    name: 'policy.get',
    method: 'GET',
    path: 'policy/get',
    access: 'public',
    needs: { website: 'view' },
    query: ofKind,
    answer: single(policies.entity),
    summary: 'A policy as it holds; not-found to visitors until its text is complete',
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
    summary: 'Changes a policy; the earlier version is kept',
  }),
} as const;
