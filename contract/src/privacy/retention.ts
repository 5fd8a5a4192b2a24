import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { PageQuery } from '../list';

/** What is removed by itself after a time. */
export const RetentionKind = z.enum([
  'spam',
  'applications',
  'mailBodies',
  'uploads',
  'inquiries',
  'offers',
  'customers',
  'auditAddresses',
]);
export type RetentionKind = z.infer<typeof RetentionKind>;

export const RetentionPeriod = z.strictObject({
  amount: z.int().min(1).max(3650),
  unit: z.enum(['days', 'months']),
});
export type RetentionPeriod = z.infer<typeof RetentionPeriod>;

/** The rules of a new installation; its privacy policy names those that are on. */
export const defaultRetention = {
  spam: { amount: 30, unit: 'days' },
  applications: { amount: 6, unit: 'months' },
  mailBodies: { amount: 24, unit: 'months' },
  uploads: { amount: 1, unit: 'days' },
  inquiries: null,
  offers: null,
  customers: null,
  auditAddresses: null,
} as const satisfies Record<RetentionKind, RetentionPeriod | null>;

/** "6 months". */
export function periodText({ amount, unit }: RetentionPeriod): string {
  return `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;
}

export const RetentionRule = z.object({
  kind: RetentionKind,
  /** Null: nothing is removed. */
  period: RetentionPeriod.nullable(),
  /** What the rule would remove today. */
  due: z.int(),
});
export type RetentionRule = z.infer<typeof RetentionRule>;

/** A run that removed something. */
export const RetentionRun = z.object({
  _id: z.uuid(),
  kind: RetentionKind,
  at: z.iso.datetime(),
  /** What was older was removed. */
  before: z.iso.datetime(),
  removed: z.int(),
  files: z.int(),
});
export type RetentionRun = z.infer<typeof RetentionRun>;

const all = { access: 'admin', needs: { settings: 'all' } } as const;

export const retentionEndpoints = {
  get: endpoint({
    ...all,
    name: 'retention.get',
    method: 'GET',
    path: 'retention/get',
    answer: single(z.array(RetentionRule)),
    summary: 'The retention rules, each with the number of what it would remove today',
  }),
  preview: endpoint({
    ...all,
    name: 'retention.preview',
    method: 'POST',
    path: 'retention/preview',
    body: z.strictObject({ kind: RetentionKind, period: RetentionPeriod }),
    answer: single(z.object({ due: z.int() })),
    summary: 'What a rule would remove today',
  }),
  update: endpoint({
    ...all,
    fresh: true,
    name: 'retention.update',
    method: 'PUT',
    path: 'retention/update',
    body: z.strictObject({ kind: RetentionKind, period: RetentionPeriod.nullable() }),
    answer: single(z.array(RetentionRule)),
    summary: 'Changes one rule; null switches it off',
  }),
  runs: endpoint({
    ...all,
    name: 'retention.runs',
    method: 'GET',
    path: 'retention/getRuns',
    query: PageQuery,
    answer: pageOf(RetentionRun),
    summary: 'What the rules removed, latest first',
  }),
} as const;
