import type { MailAttachment } from 'contract/email';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { StoredFileRow } from '../../file/stored-file-rows';
import { mailLimits } from './mail-limits';
import type { ParsedAttachment } from './parsed-mail';

export interface StoredAttachments {
  readonly attachments: readonly MailAttachment[];
  /** To be inserted with the message. */
  readonly files: readonly StoredFileRow[];
}

/**
 * Writes the attachments that are of a type that uploads may have, recognised by their bytes. The others are named, and stay
 * on the mail server.
 */
export async function storeAttachments(
  store: Services['files'],
  given: readonly ParsedAttachment[],
  viewer: Viewer,
): Promise<StoredAttachments> {
  const attachments: MailAttachment[] = [];
  const files: StoredFileRow[] = [];
  for (const attachment of given) {
    const { originalName, mime, bytes } = attachment;
    const named = { originalName, mime, size: bytes.length, file: null };
    if (files.length >= mailLimits.storedAttachments) {
      attachments.push({ ...named, left: 'count' });
      continue;
    }
    const row = await write(store, attachment, viewer);
    if (typeof row === 'string') {
      attachments.push({ ...named, left: row });
    } else {
      files.push(row);
      attachments.push({ ...named, mime: row.mime, size: row.size, file: row.name, left: null });
    }
  }
  return { attachments, files };
}

async function write(
  store: Services['files'],
  { originalName, bytes }: ParsedAttachment,
  viewer: Viewer,
): Promise<StoredFileRow | 'size' | 'type'> {
  try {
    return await store.write({ originalName, bytes }, { visibility: 'staff', viewer });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.code === 'too-large' ? 'size' : 'type';
  }
}
