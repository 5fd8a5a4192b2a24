import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { text } from '../text';

/** A record in the command palette; remotes define its address in `remote.json`. */
export const FoundRecord = z.object({
  resource: z.enum(['chemical', 'supplier', 'customer', 'inquiry']),
  _id: z.uuid(),
  title: z.string(),
  /** A distinguishing detail: a CAS number, a city, an inquiry's contact. */
  subtitle: z.string().nullable(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

export const recordSearchEndpoints = {
  find: endpoint({
    name: 'record.find',
    method: 'GET',
    path: 'record/find',
    access: 'admin',
    needs: 'account',
    cost: 'typing',
    query: z.strictObject({ q: text(200) }),
    answer: single(z.array(FoundRecord)),
    summary: 'At most five chemicals, suppliers, customers and inquiries each that a text finds',
  }),
} as const;
