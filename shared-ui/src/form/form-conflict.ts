import { isSameValue, type Values } from '../resource/record-values';

/** A field that another admin changed since the form was opened. */
export interface FieldConflict {
  name: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** True if it was changed here too; otherwise the other admin's value is preselected. */
  isContested: boolean;
}

/** A form's values when it was opened, as edited since, and as another admin stored them. */
export interface Versions {
  before: Values;
  mine: Values;
  theirs: Values;
}

/** The fields that the other admin changed. */
export function conflictsOf({ before, mine, theirs }: Versions): readonly FieldConflict[] {
  return Object.keys(theirs).flatMap((name) => {
    if (isSameValue(before[name], theirs[name])) return [];
    const isContested =
      !isSameValue(mine[name], before[name]) && !isSameValue(mine[name], theirs[name]);
    return [{ name, before: before[name], mine: mine[name], theirs: theirs[name], isContested }];
  });
}
