import type { AuditEntry } from 'contract/record';

/** A write of a record, and the record's values after it. */
export interface EarlierVersion {
  entry: AuditEntry;
  values: Readonly<Record<string, unknown>>;
}

/**
 * The record's values after each of its writes, computed by undoing the changes from the current values one by one.
 *
 * @param entries - the record's writes, newest first, without a gap
 */
export function earlierVersions(
  current: EarlierVersion['values'],
  entries: readonly AuditEntry[],
): readonly EarlierVersion[] {
  let values = current;
  return entries.map((entry) => {
    const version = { entry, values };
    const before = entry.changes.map(({ field, from }) => [field, from] as const);
    values = { ...values, ...Object.fromEntries(before) };
    return version;
  });
}
