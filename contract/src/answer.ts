import { z } from 'zod';

/** The response with a single item: `{ data }`. */
export function single<S extends z.ZodType>(schema: S) {
  return z.object({ data: schema });
}

/** The response of a list: one page, with the total of all matches. */
export function pageOf<S extends z.ZodType>(schema: S) {
  return z.object({
    data: z.array(schema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  });
}

/** The response of a removal: the `_id` of the record moved to the trash. */
export const Removed = single(z.object({ _id: z.uuid() }));
