import type { AnyResource } from '../resource/resource-types';

export type MergeChoice = 'kept' | 'other' | 'both';

/** A field in which two records differ. */
export interface MergeField {
  readonly name: string;
  readonly kept: unknown;
  readonly other: unknown;
  /** Whether the items of both can stand together. */
  readonly isList: boolean;
  /** Whether it names other records. */
  readonly isReference: boolean;
}

type Values = ReadonlyMap<string, unknown>;

/** The fields in which two records differ, in the order of the contract; those that nobody writes are left out. */
export function mergeFields(
  { fields }: Pick<AnyResource, 'fields'>,
  keptRecord: object,
  otherRecord: object,
): MergeField[] {
  const kept: Values = new Map(Object.entries(keptRecord));
  const other: Values = new Map(Object.entries(otherRecord));
  return Object.entries(fields).flatMap(([name, { presence, references }]) => {
    if (presence === 'computed' || presence === 'secret') return [];
    const values = { kept: kept.get(name) ?? null, other: other.get(name) ?? null };
    if (JSON.stringify(values.kept) === JSON.stringify(values.other)) return [];
    const isReference = typeof references === 'string';
    return [{ name, ...values, isList: Array.isArray(values.kept), isReference }];
  });
}

/** What is proposed: both lists, the stricter consent, and the value of the one kept unless it has none. */
export function proposedChoice({ name, kept, isList }: MergeField): MergeChoice {
  if (name === 'marketingConsent') return kept === true ? 'other' : 'kept';
  if (isList) return 'both';
  return kept === null || kept === '' ? 'other' : 'kept';
}

/** The values that the kept record gets. */
export function mergedValues(
  fields: readonly MergeField[],
  choiceOf: (field: MergeField) => MergeChoice,
): Record<string, unknown> {
  const changed = fields.filter((field) => choiceOf(field) !== 'kept');
  return Object.fromEntries(
    changed.map((field) => [field.name, choiceOf(field) === 'both' ? union(field) : field.other]),
  );
}

function union({ kept, other }: MergeField): unknown[] {
  const items = [kept, other].flatMap((value) => (Array.isArray(value) ? value : []));
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
