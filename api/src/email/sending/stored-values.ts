import { z } from 'zod';
import type { MailValues } from '../mail-values';

const Group = z.record(z.string(), z.string());

/** Values as stored in the queue. */
export const StoredValues: z.ZodType<MailValues> = z.object({
  groups: z.record(z.string(), Group),
  lists: z.record(z.string(), z.array(Group)),
});
