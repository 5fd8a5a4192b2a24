import type { FileKind } from 'contract/file';
import { fileTypeFromBuffer } from 'file-type/core';
import { ApiProblem } from '../kernel/problem';
import { isCsv } from './csv';
import { isSvg } from './svg';

export interface ContentType {
  readonly kind: FileKind;
  readonly mime: string;
  readonly extension: string;
}

export const svgType = { kind: 'image', mime: 'image/svg+xml', extension: 'svg' } as const;
const csvType = { kind: 'document', mime: 'text/csv', extension: 'csv' } as const;

const office = 'application/vnd.openxmlformats-officedocument';
const binaryTypes: readonly ContentType[] = [
  { kind: 'image', mime: 'image/png', extension: 'png' },
  { kind: 'image', mime: 'image/jpeg', extension: 'jpg' },
  { kind: 'image', mime: 'image/webp', extension: 'webp' },
  { kind: 'image', mime: 'image/avif', extension: 'avif' },
  { kind: 'image', mime: 'image/gif', extension: 'gif' },
  { kind: 'document', mime: 'application/pdf', extension: 'pdf' },
  { kind: 'document', mime: `${office}.wordprocessingml.document`, extension: 'docx' },
  { kind: 'document', mime: `${office}.spreadsheetml.sheet`, extension: 'xlsx' },
];

/**
 * The content type by the bytes. The name counts only for CSV, which has no signature.
 *
 * @throws ApiProblem `wrong-type` for anything that is not on the list
 */
export async function contentTypeOf(bytes: Uint8Array, originalName: string): Promise<ContentType> {
  const found = await markedTypeOf(bytes);
  if (found.type) return found.type;
  if (isSvg(bytes)) return svgType;
  if (!found.isMarked && isCsv(bytes, originalName)) return csvType;
  const detail =
    'Send an image (PNG, JPEG, WebP, AVIF, GIF, SVG) or a document (PDF, DOCX, XLSX, CSV).';
  throw new ApiProblem('wrong-type', detail);
}

/** @throws ApiProblem `wrong-type` for anything but a text document */
export async function resumeTypeOf(bytes: Uint8Array): Promise<ContentType> {
  const { type } = await markedTypeOf(bytes);
  if (type?.extension === 'pdf' || type?.extension === 'docx') return type;
  throw new ApiProblem('wrong-type', 'Send the résumé as PDF or DOCX.');
}

interface MarkedType {
  readonly type: ContentType | undefined;
  readonly isMarked: boolean;
}

/** By the signature of binary formats. */
async function markedTypeOf(bytes: Uint8Array): Promise<MarkedType> {
  const found = await fileTypeFromBuffer(bytes);
  return { type: binaryTypes.find(({ mime }) => mime === found?.mime), isMarked: Boolean(found) };
}
