import type { FieldError } from 'contract';
import type { PartnerDocument } from 'contract/partner';
import type { Work } from '../../db/database';
import { staffFileErrors } from '../../file/staff-file-errors';
import { attachmentSizeErrors } from '../template/attachment-errors';

/** Errors for attachments: they must be stored, visible to staff only, and within the total size. */
export async function attachmentErrors(
  work: Work,
  attachments: readonly PartnerDocument[],
): Promise<FieldError[]> {
  const draft = { record: { attachments }, before: undefined, precomputed: undefined, secrets: {} };
  const files = await staffFileErrors(work, [draft]);
  const sizes = await attachmentSizeErrors(work, [attachments]);
  return [...files, ...sizes].flat();
}
