import { subtle } from 'node:crypto';
import { withoutInvisible } from 'contract';
import { type FileKind } from 'contract/file';
import { ApiProblem, worded } from '../kernel/problem';
import { type ContentType, contentTypeOf, resumeTypeOf, svgType } from './content-type';
import { inspectImage } from './image';
import { importTypeOf } from './import-type';
import type { FormUpload } from './read-form';
import { sanitiseSvg } from './svg';

const megabyte = 1_000_000;
const maxBytes = { image: 10 * megabyte, document: 25 * megabyte } as const;
const maxTextBytes = 50 * megabyte;

/** The purpose of an upload: content to show, records to import, or a résumé. */
export type UploadPurpose = 'content' | 'import' | 'resume';

/** Maximum size of any upload for each purpose. */
export const maxUploadBytes = {
  content: maxBytes.document,
  import: maxTextBytes,
  resume: 10 * megabyte,
} as const;

const typeFinders = {
  content: contentTypeOf,
  import: importTypeOf,
  resume: resumeTypeOf,
} as const;

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
 * Detects the type of an upload by its content and makes it safe to store.
 *
 * @throws ApiProblem `wrong-type`, `too-large`, or `invalid` for a damaged image
 */
export async function prepareUpload(
  upload: FormUpload,
  purpose: UploadPurpose = 'content',
): Promise<PreparedUpload> {
  const originalName = shownName(upload.originalName);
  const type = await typeFinders[purpose](upload.bytes, originalName);
  const { kind, mime, extension } = type;
  const limit = maxBytesOf(type, purpose);
  if (upload.bytes.length > limit) {
    const detail = worded`"${{ originalName }}" is too large: ${{ megabytes: limit / megabyte }} MB at most.`;
    throw new ApiProblem('too-large', detail);
  }
  const safe = mime === svgType.mime ? sanitiseSvg(upload.bytes) : upload.bytes;
  const unseen = { bytes: safe, width: null, height: null };
  const { bytes, width, height } = kind === 'image' ? await inspectImage(safe) : unseen;
  const sha256 = Buffer.from(await subtle.digest('SHA-256', bytes)).toString('hex');
  return { bytes, extension, originalName, kind, mime, size: bytes.length, width, height, sha256 };
}

/** Text tables may be larger than documents, because they are read as a stream. */
function maxBytesOf({ kind, extension }: ContentType, purpose: UploadPurpose): number {
  return purpose === 'import' && extension !== 'xlsx' ? maxTextBytes : maxBytes[kind];
}

/** The original file name, for display; never used as a path. */
function shownName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const printable = withoutInvisible(last.replace(/\p{Cc}/gu, '')).trim();
  return [...printable].slice(0, 200).join('') || 'file';
}
