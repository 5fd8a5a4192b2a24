import type { FieldError, PartnerDocument } from 'contract';
import type { Work } from '../../db/database';
import { staffFileErrors } from '../../file/staff-file-errors';
import { attachmentSizeErrors } from '../template/attachment-errors';

/** What is wrong with files that are to be attached: they must be stored, for staff alone, and not be too large together. */
export async function attachmentErrors(
  work: Work,
  attachments: readonly PartnerDocument[],
): Promise<FieldError[]> {
  const draft = { record: { attachments }, before: undefined, precomputed: undefined, secrets: {} };
  const files = await staffFileErrors(work, [draft]);
  const sizes = await attachmentSizeErrors(work, [attachments]);
  return [...files, ...sizes].flat();
}
