import type { AnyResource, FormTarget } from 'shared-ui';

/** What a form is to start with: the record whose `_id` stands in the address, or nothing. */
export function targetOfCopy(resource: Pick<AnyResource, 'id'>, copied: string | null): FormTarget {
  return copied !== null && resource.id.safeParse(copied).success
    ? { kind: 'copy', id: copied }
    : { kind: 'new' };
}
