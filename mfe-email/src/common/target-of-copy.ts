import type { FormTarget } from 'shared-ui/form';
import type { AnyResource } from 'shared-ui/resource';

/** The target of a form: a copy of the record whose `_id` is in the address, or a new record. */
export function targetOfCopy(resource: Pick<AnyResource, 'id'>, copied: string | null): FormTarget {
  return copied !== null && resource.id.safeParse(copied).success
    ? { kind: 'copy', id: copied }
    : { kind: 'new' };
}
