import { z } from 'zod';

/** The `_id` of a record: a UUIDv7 as text, branded by the resource's name so that ids of two resources never mix. */
export function idOf<const Name extends string>(_name: Name) {
  return z.uuid().brand<Name>();
}

/** An id of a record whose resource is known only at run time. */
export const AnyId = z.uuid();
