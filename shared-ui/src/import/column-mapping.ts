import { t } from '@lingui/core/macro';
import type { ImportColumn, ImportGuide, ImportMapping } from 'contract/transfer';

/** Problems of a mapping: those that block the dry run, and those that will make rows fail. */
export interface MappingReview {
  /** Columns that fill the same field as another column, with the other's name. */
  twice: ReadonlyMap<string, string>;
  /** Labels of required fields that no column fills. */
  missing: readonly string[];
  /** Whether a column fills a field that identifies records. */
  canFindRecords: boolean;
  isComplete: boolean;
}

/** Reviews a mapping by the API's rules. */
export function reviewMapping(guide: ImportGuide, mapping: ImportMapping): MappingReview {
  const entries = Object.entries(mapping);
  const filled = new Set(entries.map(([, field]) => field));
  const twice = new Map<string, string>();
  for (const [column, field] of entries) {
    const other = entries.find(([name, one]) => name !== column && one === field);
    if (other !== undefined) twice.set(column, other[0]);
  }
  return {
    twice,
    missing: guide.fields
      .filter(({ name, isRequired }) => isRequired && !filled.has(name))
      .map(({ label }) => label),
    canFindRecords: guide.identifiedBy.some((name) => filled.has(name)),
    isComplete: entries.length > 0 && twice.size === 0,
  };
}

/** The field that a column fills. Columns may be named like properties of every object, so only own keys count. */
export function fieldOf(mapping: ImportMapping, column: string): string | undefined {
  return Object.hasOwn(mapping, column) ? mapping[column] : undefined;
}

/** Sets the field of a column, or ignores the column. */
export function withColumn(mapping: ImportMapping, column: string, field: string | undefined) {
  const others = Object.entries(mapping).filter(([name]) => name !== column);
  return Object.fromEntries(field === undefined ? others : [...others, [column, field]]);
}

/** Only columns and fields that still exist: a field may have been removed since the mapping was stored. */
export function knownMapping(
  guide: ImportGuide,
  columns: readonly ImportColumn[],
  mapping: ImportMapping,
): ImportMapping {
  const fields = new Set(guide.fields.map(({ name }) => name));
  const present = new Set(columns.map(({ name }) => name));
  const remaining = Object.entries(mapping).filter(
    ([column, field]) => present.has(column) && fields.has(field),
  );
  return Object.fromEntries(remaining);
}

/** The labels of fields by their names. */
export function labelsOf({ fields }: ImportGuide): ReadonlyMap<string, string> {
  return new Map(fields.map(({ name, label }) => [name, label]));
}

/** "CAS number", "CAS number, else product code": the fields that identify a row's record. */
export function identityText({ fields, identifiedBy }: ImportGuide) {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return identifiedBy.map((name) => labels.get(name) ?? name).join(t`, else `);
}
