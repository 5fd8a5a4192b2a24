import { z } from 'zod';
import { text } from '../text';

/** The limits of a column's width, in rem. */
export const minColumnWidth = 4;
export const maxColumnWidth = 40;

/** What a saved view stores of a column besides its place: a width of its own in rem, and whether it is pinned. */
export const ColumnLayout = z.strictObject({
  id: text(60),
  width: z.number().min(minColumnWidth).max(maxColumnWidth).nullable(),
  isPinned: z.boolean(),
});
export type ColumnLayout = z.infer<typeof ColumnLayout>;
