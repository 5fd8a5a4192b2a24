import type { UseFormReturn } from 'react-hook-form';
import { conflictsOf, type Versions } from './form-conflict';
import { changedValues, isSameValue, type Values } from '../resource/record-values';

/** Three-way merge of a later version with the user's edits; undefined when both changed a field. */
export function mergedValues({ before, mine, theirs }: Versions): Values | undefined {
  const isContested = conflictsOf({ before, mine, theirs }).some((field) => field.isContested);
  return isContested ? undefined : { ...theirs, ...changedValues(before, mine) };
}

/**
 * The values that a form may take over from what the browser has kept: those of fields that it still has, and of the same
 * kind, as an earlier version of the form may have kept others.
 */
export function usableValues(start: Values, kept: Values): Values {
  const usable = Object.entries(kept).filter(([name, value]) => {
    const first = start[name];
    if (!(name in start) || isSameValue(first, value)) return false;
    if (first === null || first === undefined || value === null) return true;
    return typeof first === typeof value && Array.isArray(first) === Array.isArray(value);
  });
  return Object.fromEntries(usable);
}

interface Restart {
  stored: Values;
  values: Values;
}

/** Resets a form to the stored values, and marks values that differ as changed. */
export function resetTo(form: UseFormReturn, { stored, values }: Restart) {
  form.reset(stored);
  for (const [name, value] of Object.entries(changedValues(stored, values))) {
    form.setValue(name, value, { shouldDirty: true });
  }
}

interface Saved {
  stored: Values;
  /** The values that were sent. */
  sent: Values;
}

/** Resets a form to what was saved. What was typed since stays, unsaved; says whether there is any. */
export function resetToSaved(form: UseFormReturn, { stored, sent }: Saved): boolean {
  const later = changedValues(sent, form.getValues());
  resetTo(form, { stored, values: { ...stored, ...later } });
  return Object.keys(later).length > 0;
}
