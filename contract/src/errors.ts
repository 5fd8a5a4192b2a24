import { z } from 'zod';

/**
 * A text with its parameters apart, by which a client says it in another language: `text` as it stands in the source, with
 * `{names}` where `values` go. Values called `one`, `many` and `field` are words of the contract: names of records and
 * fields.
 */
export const Wording = z.object({
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Wording = z.infer<typeof Wording>;

/**
 * One invalid field: `path` in dot notation (`packagings.0.unitId`), empty for the whole body. A message without a wording
 * has no parameters.
 */
export const FieldError = z.object({
  path: z.string(),
  message: z.string(),
  wording: Wording.optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/** The body of every refusal, sent as `application/problem+json`. `wording` is that of `detail`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  wording: Wording.optional(),
  instance: z.string(),
  errors: z.array(FieldError).optional(),
});
export type Problem = z.infer<typeof Problem>;
