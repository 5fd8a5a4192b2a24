import type { UseFormReturn } from 'react-hook-form';
import { conflictsOf, type Versions } from './form-conflict';
import { changedValues, type Values } from './record-values';

/** A later version with what was entered meanwhile; undefined where both changed a field. */
export function mergedValues({ before, mine, theirs }: Versions): Values | undefined {
  const isContested = conflictsOf({ before, mine, theirs }).some((field) => field.isContested);
  return isContested ? undefined : { ...theirs, ...changedValues(before, mine) };
}

interface Restart {
  stored: Values;
  values: Values;
}

/** Lets a form go on from what is stored; where its values differ, they count as changed. */
export function resetTo(form: UseFormReturn, { stored, values }: Restart) {
  form.reset(stored);
  for (const [name, value] of Object.entries(changedValues(stored, values))) {
    form.setValue(name, value, { shouldDirty: true });
  }
}
