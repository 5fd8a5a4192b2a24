import { z } from 'zod';

/** The answer to a call for one thing: `{ data }`. */
export function single<S extends z.ZodType>(schema: S) {
  return z.object({ data: schema });
}

/** The answer to a call for a list: one page of it, with the number of all that match. */
export function pageOf<S extends z.ZodType>(schema: S) {
  return z.object({
    data: z.array(schema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  });
}

/** The answer to a removal: the `_id` of what went to the trash. */
export const Removed = single(z.object({ _id: z.uuid() }));
