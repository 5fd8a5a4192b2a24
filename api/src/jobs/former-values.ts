import type { JobRefusal } from 'contract/jobs';
import type { WriteContext } from '../repository/batch';
import type { FieldValues } from '../repository/field-values';
import type { FieldChange } from '../repository/values';

/** The values before the changes, without computed fields, which follow from the others, and what are no fields. */
export function formerValues(
  { table }: Pick<WriteContext, 'table'>,
  changes: readonly FieldChange[],
): FieldValues {
  const { fields } = table.resource;
  const written = changes.filter(
    ({ field }) => Object.hasOwn(fields, field) && fields[field]?.presence !== 'computed',
  );
  return Object.fromEntries(written.map(({ field, from }) => [field, from]));
}

interface TouchedRecord {
  readonly recordId: string;
  readonly title: string | null;
}

/** Why a record stays that somebody wrote after the job. */
export function changedSince({ recordId, title }: TouchedRecord): JobRefusal {
  return { recordId, title: title ?? '', reason: 'It was changed since, and stays as it is.' };
}
