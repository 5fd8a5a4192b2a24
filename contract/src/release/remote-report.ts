import { z } from 'zod';
import { RemoteId } from './manifest';
import { Version } from './version-range';

/** The actor: an admin's or a token's name, or null for the product's own start. */
export const By = z.string().nullable();

/** Why a remote failed, or that it `started`. */
export const ReportKind = z.enum([
  'started',
  'network',
  'unavailable',
  'timeout',
  'missing',
  'integrity',
  'script',
  'page',
  'render',
  'runtime',
  'incompatible',
  'crash-loop',
  'answer',
]);
export type ReportKind = z.infer<typeof ReportKind>;

/** A shell's report about a remote that it loaded, or failed to load. */
export const RemoteReport = z.strictObject({
  remote: RemoteId,
  version: Version,
  commit: z.string().max(64).default(''),
  kind: ReportKind,
  /** One run of the shell in one tab. */
  sessionId: z.uuid(),
  message: z.string().max(1000).default(''),
  stack: z.string().max(8000).default(''),
  /** The page's path, without query. */
  path: z.string().max(300).default(''),
});
export type RemoteReport = z.infer<typeof RemoteReport>;

/** A reported failure; repetitions in one session are counted together. */
export const StoredReport = z.object({
  ...RemoteReport.omit({ sessionId: true }).shape,
  _id: z.uuid(),
  at: z.iso.datetime(),
  by: By,
  /** Number of repetitions in its session. */
  count: z.int(),
});
export type StoredReport = z.infer<typeof StoredReport>;
