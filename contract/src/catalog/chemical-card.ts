import { z } from 'zod';
import { Bytes, endpoint } from '../endpoint';
import { Slug } from '../text';

export const chemicalCardEndpoints = {
  card: endpoint({
    name: 'chemical.card',
    method: 'GET',
    path: 'product/getCard',
    access: 'public',
    needs: { chemicals: 'view' },
    cost: 'thread',
    query: z.strictObject({ slug: Slug }),
    answer: Bytes,
    produces: ['image/png'],
    summary:
      'A picture for links to the published chemical at this address: PNG, 1200 × 630 pixels',
  }),
} as const;
