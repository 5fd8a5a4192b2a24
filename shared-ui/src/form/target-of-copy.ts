import type { AnyResource } from '../resource/resource-types';
import type { FormTarget } from './record-form';

/** The form's target: a copy of the record with the `_id` in the URL, or a new record. */
export function targetOfCopy(resource: Pick<AnyResource, 'id'>, copied: string | null): FormTarget {
  return copied !== null && resource.id.safeParse(copied).success
    ? { kind: 'copy', id: copied }
    : { kind: 'new' };
}
