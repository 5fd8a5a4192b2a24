import { z } from 'zod';

/** The resource whose `_id` a schema is of, for code that looks for records in answers. */
export const recordIds = z.registry<{ readonly resource: string }>();

/** The `_id` of a record: a UUIDv7 as text, branded by the resource's name so that ids of two resources never mix. */
export function idOf<const Name extends string>(name: Name) {
  const id = z.uuid().brand<Name>();
  id.register(recordIds, { resource: name });
  return id;
}

/** An id of a record whose resource is known only at run time. */
export const AnyId = z.uuid();
