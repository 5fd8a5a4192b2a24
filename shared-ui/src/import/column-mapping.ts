import type { ImportColumn, ImportGuide, ImportMapping } from 'contract';

/** What is to be said about a mapping: what keeps it from being checked, and what the rows will suffer from. */
export interface MappingReview {
  /** Columns whose field another column fills too, with the other's name. */
  twice: ReadonlyMap<string, string>;
  /** Labels of the fields that every new record needs and that no column fills. */
  missing: readonly string[];
  /** Whether a column fills a field by which rows find their records. */
  canFindRecords: boolean;
  isComplete: boolean;
}

/** Looks a mapping over as the API will. */
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

/** The field that a column fills; columns are named by whoever made the file, so also like what every object has. */
export function fieldOf(mapping: ImportMapping, column: string): string | undefined {
  return Object.hasOwn(mapping, column) ? mapping[column] : undefined;
}

/** The mapping with a column's field set, or the column ignored. */
export function withColumn(mapping: ImportMapping, column: string, field: string | undefined) {
  const others = Object.entries(mapping).filter(([name]) => name !== column);
  return Object.fromEntries(field === undefined ? others : [...others, [column, field]]);
}

/** Only what the file and the guide still have: a field may have gone since the mapping was remembered. */
export function knownMapping(
  guide: ImportGuide,
  columns: readonly ImportColumn[],
  mapping: ImportMapping,
): ImportMapping {
  const fields = new Set(guide.fields.map(({ name }) => name));
  const present = new Set(columns.map(({ name }) => name));
  const kept = Object.entries(mapping).filter(
    ([column, field]) => present.has(column) && fields.has(field),
  );
  return Object.fromEntries(kept);
}

/** The labels of fields by their names. */
export function labelsOf({ fields }: ImportGuide): ReadonlyMap<string, string> {
  return new Map(fields.map(({ name, label }) => [name, label]));
}

/** "CAS number", "CAS number, else product code": the fields that decide which record a row is about. */
export function identityText({ fields, identifiedBy }: ImportGuide) {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return identifiedBy.map((name) => labels.get(name) ?? name).join(', else ');
}
