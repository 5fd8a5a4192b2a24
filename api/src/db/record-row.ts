import type { AnyResource } from 'contract';
import type { z } from 'zod';

/** A resource's row: its record as staff read it, ids as plain text, and the time it went to the trash. */
export type RecordRow<R extends Pick<AnyResource, 'entity'>> = Omit<
  z.output<R['entity']>,
  '_id'
> & {
  _id: string;
  deletedAt: string | null;
};
