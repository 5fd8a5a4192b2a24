import { imageWidths } from 'contract/file';
import type { Services } from '../../kernel/services';
import type { OutgoingAttachment } from '../mail-transport';
import { AttachmentGone, bytesOf } from './batch-content';

/** Uploads that HTML shows by their URL in this API, which recipients could not open. */
const shown =
  /(<img\b[^<>]*?\ssrc=")\/api\/file\/download\/([0-9a-f-]{36}\.[a-z0-9]{2,5})(?:\?w=(\d{2,4}))?(?=")/gi;

/** HTML with its inline pictures (RFC 2392). */
export interface Illustrated {
  readonly html: string;
  readonly pictures: readonly OutgoingAttachment[];
}

/** @throws AttachmentGone */
export async function withInlinePictures(
  { files }: Pick<Services, 'files'>,
  html: string,
): Promise<Illustrated> {
  const named = new Map([...html.matchAll(shown)].map(([, , name = '', width]) => [name, width]));
  const pictures = await Promise.all(
    [...named].map(([name, width]) => readPicture({ files }, name, width)),
  );
  return {
    html: html.replace(shown, (_, before: string, name: string) => `${before}cid:${cidOf(name)}`),
    pictures,
  };
}

/** Formats that all mail clients show; newer ones only some do. */
const known = 'image/jpeg,image/png';
const [, , , usualWidth] = imageWidths;

async function readPicture(
  { files }: Pick<Services, 'files'>,
  name: string,
  width: string | undefined,
): Promise<OutgoingAttachment> {
  const row = await files.find(name);
  const wanted = imageWidths.find((one) => String(one) === width) ?? usualWidth;
  const variant = row && (await files.openVariant(row, { width: wanted, accept: known }));
  if (!row || !variant) throw new AttachmentGone('A picture of the message is not there any more.');
  const content = await bytesOf(variant);
  return { name: row.originalName, mime: variant.mime, content, cid: cidOf(name) };
}

function cidOf(name: string): string {
  return `${name}@pictures`;
}
