import type { FieldError } from 'contract';
import type { PartnerDocument } from 'contract/partner';
import type { Work } from '../../db/database';
import { staffFileErrors } from '../../file/staff-file-errors';
import { attachmentSizeErrors } from '../template/attachment-errors';

/**
 * Errors for attachments: they must be stored, visible to staff only, and within the total size. Those of records that the
 * sender sees are known, and may be for everybody.
 */
export async function attachmentErrors(
  work: Work,
  attachments: readonly PartnerDocument[],
  known: readonly PartnerDocument[] = [],
): Promise<FieldError[]> {
  const draft = {
    record: { attachments },
    before: { attachments: known },
    precomputed: undefined,
    secrets: {},
  };
  const files = await staffFileErrors(work, [draft]);
  const sizes = await attachmentSizeErrors(work, [attachments]);
  return [...files, ...sizes].flat();
}
