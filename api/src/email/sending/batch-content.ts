import { PartnerDocument } from 'contract/partner';
import { z } from 'zod';
import type { EmailBatchRow } from '../email-rows';
import type { StoredBytes } from '../../storage/storage';
import type { Services } from '../../kernel/services';
import type { OutgoingAttachment } from '../mail-transport';
import type { MailValues } from '../mail-values';
import { StoredValues } from './stored-values';

/** The data shared by all messages of a sending, as needed to send them. */
export interface BatchContent extends Pick<
  EmailBatchRow,
  'subject' | 'html' | 'text' | 'fromName' | 'fromAddress' | 'replyTo' | 'inReplyTo' | 'isBulk'
> {
  readonly references: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly values: MailValues;
  readonly attachments: readonly PartnerDocument[];
}

const Strings = z.array(z.string());
const StoredAttachments = z.array(PartnerDocument);

/** @throws Error when there is no such batch */
export async function readBatchContent(
  database: Services['database'],
  batchId: string,
): Promise<BatchContent> {
  const row = await database
    .selectFrom('emailBatch')
    .selectAll()
    .where('_id', '=', batchId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    cc: Strings.parse(row.cc),
    bcc: Strings.parse(row.bcc),
    references: Strings.parse(row.references),
    values: StoredValues.parse(row.variables),
    attachments: StoredAttachments.parse(row.attachments),
  };
}

/** An attached file no longer exists, so every attempt would fail. */
export class AttachmentGone extends Error {
  override name = 'AttachmentGone';
}

/** @throws AttachmentGone */
export function readAttachments(
  { files }: Pick<Services, 'files'>,
  attachments: readonly PartnerDocument[],
): Promise<OutgoingAttachment[]> {
  return Promise.all(
    attachments.map(async ({ title, file }) => {
      const row = await files.find(file);
      const stored = row && (await files.open(row));
      if (!row || !stored)
        throw new AttachmentGone(`The attachment “${title}” is not there any more.`);
      return { name: nameOf(title, file), mime: row.mime, content: await bytesOf(stored) };
    }),
  );
}

export async function bytesOf({ stream }: StoredBytes): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Mail clients choose the program for a file by its extension. */
function nameOf(title: string, file: string): string {
  const extension = file.slice(file.lastIndexOf('.'));
  return title.toLowerCase().endsWith(extension.toLowerCase()) ? title : `${title}${extension}`;
}
