import { createHash } from 'node:crypto';
import type { FileKind } from 'contract';
import { ApiProblem } from '../problem';
import { contentTypeOf, svgType } from './content-type';
import { inspectImage } from './image';
import type { FormUpload } from './read-form';
import { sanitiseSvg } from './svg';

const megabyte = 1_000_000;
const largest = { image: 10 * megabyte, document: 25 * megabyte } as const;

/** The size that no upload of any kind may pass. */
export const largestUpload = largest.document;

export interface PreparedUpload {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly originalName: string;
  readonly kind: FileKind;
  readonly mime: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly sha256: string;
}

/**
 * Finds out what the upload is by its content, and makes it fit to be kept.
 *
 * @throws ApiProblem `wrong-type`, `too-large`, or `invalid` for a damaged image
 */
export async function prepareUpload(upload: FormUpload): Promise<PreparedUpload> {
  const originalName = shownName(upload.originalName);
  const { kind, mime, extension } = await contentTypeOf(upload.bytes, originalName);
  if (upload.bytes.length > largest[kind]) {
    throw new ApiProblem(
      'too-large',
      `"${originalName}" is too large: ${largest[kind] / megabyte} MB at most.`,
    );
  }
  const safe = mime === svgType.mime ? sanitiseSvg(upload.bytes) : upload.bytes;
  const unseen = { bytes: safe, width: null, height: null };
  const { bytes, width, height } = kind === 'image' ? await inspectImage(safe) : unseen;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, extension, originalName, kind, mime, size: bytes.length, width, height, sha256 };
}

/** The uploader's name for it, to be shown and never used as a path. */
function shownName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const printable = last.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return [...printable].slice(0, 200).join('') || 'file';
}
