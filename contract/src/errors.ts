import { z } from 'zod';

/** One invalid field: `path` in dot notation (`packagings.0.unitId`), empty for the whole body. */
export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every refusal, sent as `application/problem+json`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  errors: z.array(FieldError).optional(),
});
export type Problem = z.infer<typeof Problem>;
