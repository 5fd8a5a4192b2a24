import { z } from 'zod';

const Seconds = z.coerce
  .number('must be a number of seconds')
  .int('must be a whole number of seconds')
  .min(0, 'must be 0 or more')
  .max(31_536_000, 'must be at most a year');

/** The settings of a CDN in front of the product. */
export const cdnSettings = {
  CDN_MAX_AGE: Seconds.default(0),
  CDN_API_MAX_AGE: Seconds.default(0),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters')
    .optional(),
  CDN_PURGE_TOKEN_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .default('Authorization'),
};

export function checkCdn(
  env: {
    readonly CDN_PURGE_URL?: string | undefined;
    readonly CDN_PURGE_TOKEN?: string | undefined;
  },
  context: z.core.$RefinementCtx,
): void {
  if (env.CDN_PURGE_TOKEN === undefined || env.CDN_PURGE_URL !== undefined) return;
  const message = 'is needed with CDN_PURGE_TOKEN: the address that takes purges';
  context.addIssue({ code: 'custom', path: ['CDN_PURGE_URL'], message });
}
