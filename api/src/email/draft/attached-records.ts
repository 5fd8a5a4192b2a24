import { worded } from '../../kernel/problem';
import type { FieldError } from 'contract';
import type { ComposedAttachment } from 'contract/email';
import type { Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { FieldValues } from '../../repository/field-values';
import { getRecord, orNone } from '../../repository/read';
import { attachmentErrors } from '../queue/attachment-errors';

interface Attaching {
  readonly inquiryId: string;
  readonly attachments: readonly ComposedAttachment[];
  readonly viewer: Viewer;
}

/**
 * Errors for the attachments of a mail. A file of a record need not be for staff only, but the viewer has to see the
 * record, and the record has to have the file.
 *
 * @throws ApiProblem `not-permitted` for a record of a kind that the viewer's role does not show
 */
export async function composedAttachmentErrors(
  work: Work,
  { tables }: Pick<Services, 'tables'>,
  { inquiryId, attachments, viewer }: Attaching,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [place, { of, file, title }] of attachments.entries()) {
    if (of === undefined) continue;
    const table = tables.get(of.resource);
    const record = table && (await orNone(getRecord(work, table, of.id, viewer)));
    if (record && hasFile(record, { file, inquiryId, resource: of.resource })) continue;
    const text = worded`“${{ title }}” cannot be attached any more: leave it out, or choose it again`;
    errors.push({ path: `attachments.${place}.file`, ...text });
  }
  const known = attachments.filter(({ of }) => of !== undefined);
  return errors.length > 0 ? errors : attachmentErrors(work, attachments, known);
}

interface Wanted {
  readonly resource: NonNullable<ComposedAttachment['of']>['resource'];
  readonly file: string;
  readonly inquiryId: string;
}

/** An offer is one of the inquiry itself; without permission for its PDF it has none. */
function hasFile(record: FieldValues, { resource, file, inquiryId }: Wanted): boolean {
  if (resource === 'document') return record['file'] === file;
  return record['pdf'] === file && record['inquiryId'] === inquiryId;
}
