import type { Draft, PrepareDrafts } from '../repository/write-rules';
import { publicFileErrors, type WantedFile } from './public-file-errors';

/** A `beforeWrite` that checks the files in these fields, after the resource's own rules, if any. */
export function withFiles<D extends Draft = Draft, F extends object = Record<never, never>>(
  wanted: Readonly<Record<string, WantedFile>>,
  own?: PrepareDrafts<D, F>,
): PrepareDrafts<D, F | Record<never, never>> {
  return async (work, drafts, context) => {
    const errors = await publicFileErrors(work, drafts, wanted);
    const prepared = await own?.(work, drafts, context);
    return drafts.map((_, index) => ({
      fields: prepared?.[index]?.fields ?? {},
      errors: [...(prepared?.[index]?.errors ?? []), ...(errors[index] ?? [])],
    }));
  };
}
