import { z } from 'zod';

/** The point of a picture that stays visible in every crop: 0 to 1 from left and from top. */
export const FocalPoint = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

/** Data for laying out a picture before it loads. Width and height in pixels. */
export const PictureFacts = z
  .object({ width: z.int(), height: z.int(), focus: FocalPoint.nullable() })
  .nullable();
export type PictureFacts = z.infer<typeof PictureFacts>;
