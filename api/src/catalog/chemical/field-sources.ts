import type { FieldSource } from 'contract/regulation';
import type { FieldValues } from '../../repository/field-values';
import { isSameValue } from '../../repository/same-value';
import type { ChemicalDraft } from './chemical-writes';

/**
 * The sources of a chemical's values. A source stands for the value that it was given with: one from before is dropped
 * when the value changes.
 */
export function sourcesOfRecord({ record, before }: Pick<ChemicalDraft, 'record' | 'before'>): {
  fieldSources: FieldSource[];
} {
  const given: FieldValues = record;
  const stored: FieldValues = before ?? {};
  const former = before?.fieldSources ?? [];
  const fieldSources = (record.fieldSources ?? []).filter((source) => {
    const isFormer = former.some((one) => isSameValue(one, source));
    return !isFormer || isSameValue(given[source.field], stored[source.field]);
  });
  return { fieldSources };
}
