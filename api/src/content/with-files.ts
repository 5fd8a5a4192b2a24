import type { ResourceTable } from '../repository/resource-table';
import { publicFileErrors, type WantedFile } from './public-file-errors';

type Prepare = NonNullable<ResourceTable['beforeWrite']>;

/** A `beforeWrite` that checks the files in these fields, after the resource's own rules, if any. */
export function withFiles(wanted: Readonly<Record<string, WantedFile>>, own?: Prepare): Prepare {
  return async (work, drafts, context) => {
    const errors = await publicFileErrors(work, drafts, wanted);
    const prepared = await own?.(work, drafts, context);
    return drafts.map((_, index) => ({
      fields: prepared?.[index]?.fields ?? {},
      errors: [...(prepared?.[index]?.errors ?? []), ...(errors[index] ?? [])],
    }));
  };
}
