import type { FormTarget } from 'shared-ui/form';
import type { AnyResource } from 'shared-ui/resource';

/** The form's target: a copy of the record with the `_id` in the URL, or a new record. */
export function targetOfCopy(resource: Pick<AnyResource, 'id'>, copied: string | null): FormTarget {
  return copied !== null && resource.id.safeParse(copied).success
    ? { kind: 'copy', id: copied }
    : { kind: 'new' };
}
