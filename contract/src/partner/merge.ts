import { z } from 'zod';

/** One of two partners takes the place of the other; the `id` of the call is that which is kept. */
export const MergeInput = z.strictObject({
  otherId: z.uuid(),
  /** The version of the other that was looked at. */
  otherVersion: z.int().min(1),
  /** Fields that the kept one gets, as its update takes them, `version` included. */
  values: z.record(z.string().max(40), z.unknown()).default({}),
});
export type MergeInput = z.infer<typeof MergeInput>;

export const MergedPartner = z.object({
  _id: z.uuid(),
  /** The job that can be undone. */
  jobId: z.uuid(),
  /** The records that were changed, both partners included. */
  changed: z.int(),
});
export type MergedPartner = z.infer<typeof MergedPartner>;
