import type { AnyResource } from 'contract';
import type { z } from 'zod';

/**
 * A resource's row: the record with the fields that staff read, ids as plain text, and the time it was moved to the
 * trash.
 */
export type RecordRow<R extends Pick<AnyResource, 'entity'>> = Omit<
  z.output<R['entity']>,
  '_id'
> & {
  _id: string;
  deletedAt: string | null;
};
