import { changedValues, isSameValue, type Values } from '../resource/record-values';

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

/** What comes of two edits of one record. */
export interface Merge {
  /** The fields that both changed to different values: somebody has to choose. */
  readonly contested: readonly FieldConflict[];
  /** The other admin's version with the changes made here. */
  readonly values: Values;
  /** The names of the fields that the other admin alone changed. */
  readonly others: readonly string[];
  /** Whether the other version holds all that was changed here: the answer to a write that was stored was lost. */
  readonly isStored: boolean;
}

/** Merges two edits of a record, field by field. */
export function merge(versions: Versions): Merge {
  const { before, mine, theirs } = versions;
  const changed = conflictsOf(versions);
  const values = { ...theirs, ...changedValues(before, mine) };
  return {
    contested: changed.filter((field) => field.isContested),
    values,
    others: changed
      .map(({ name }) => name)
      .filter((name) => !isSameValue(mine[name], theirs[name])),
    isStored: Object.keys(changedValues(theirs, values)).length === 0,
  };
}
