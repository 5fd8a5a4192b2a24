import { Classification, type DerivedLabel, labelOf } from 'contract/regulation';
import { z } from 'zod';
import type { FieldValues } from '../../repository/field-values';

const Classifications = z.array(Classification);

/** The label that a chemical's classes give by CLP; undefined without classes. */
export function derivedLabel({ classifications }: FieldValues): DerivedLabel | undefined {
  const { data = [] } = Classifications.safeParse(classifications);
  return data.length === 0 ? undefined : labelOf(data);
}

/** What of a stored label differs from its classes: pictograms that may be left out may also be there. */
export function labelDifferences(record: FieldValues): ('ghsPictograms' | 'signalWord')[] {
  const label = derivedLabel(record);
  if (!label) return [];
  const stored = new Set(textsOf(record['ghsPictograms']));
  const isWhole = label.pictograms.every((code) => stored.has(code));
  const allowed = new Set([...label.pictograms, ...label.optional]);
  const hasNoOther = [...stored].every((code) => allowed.has(code));
  return [
    ...(isWhole && hasNoOther ? [] : (['ghsPictograms'] as const)),
    ...(label.signalWord === (record['signalWord'] ?? null) ? [] : (['signalWord'] as const)),
  ];
}

export function labelDiffers(record: FieldValues): boolean {
  return labelDifferences(record).length > 0;
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
