import { z } from 'zod';
import { single } from './answer';
import { endpoint } from './endpoint';
import { idOf } from './id';
import type { AnyResource } from './resource';
import { resourceNeeds } from './resource-needs';

/** Sets the `order` of records to the given sequence; omitted records follow in their present order. */
export function reorderEndpoint<const Name extends string>(
  { label, area }: Pick<AnyResource, 'label' | 'area'>,
  { name, path }: { readonly name: Name; readonly path: string },
) {
  return endpoint({
    name: `${name}.reorder`,
    method: 'PUT',
    path,
    access: 'admin',
    needs: resourceNeeds({ area }, 'edit'),
    body: z.strictObject({ ids: z.array(idOf(name)).min(1).max(500) }),
    answer: single(z.object({ changed: z.int() })),
    summary: `Puts the ${label.many} into this order; those left out follow as they were`,
  });
}
