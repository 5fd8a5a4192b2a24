import { fileTypeFromBuffer } from 'file-type/core';
import { ApiProblem } from '../core/problem';
import type { ContentType } from './content-type';

const workbook = {
  kind: 'document',
  mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
} as const;

/** Text formats have no signature: the file's name decides. */
const textTypes: readonly (ContentType & { readonly name: RegExp })[] = [
  { name: /\.csv$/i, kind: 'document', mime: 'text/csv', extension: 'csv' },
  {
    name: /\.(?:tsv|tab|txt)$/i,
    kind: 'document',
    mime: 'text/tab-separated-values',
    extension: 'tsv',
  },
  { name: /\.(?:sdf?|mol)$/i, kind: 'document', mime: 'chemical/x-mdl-sdfile', extension: 'sdf' },
];

/**
 * The type of a file to import; only staff can ever see it.
 *
 * @throws ApiProblem `wrong-type` for anything but a table or a structure file
 */
export async function importTypeOf(bytes: Uint8Array, originalName: string): Promise<ContentType> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === workbook.mime) return workbook;
  const named = textTypes.find(({ name }) => name.test(originalName));
  if (named && isText(bytes)) {
    const { kind, mime, extension } = named;
    return { kind, mime, extension };
  }
  throw new ApiProblem('wrong-type', 'Send a CSV, TSV, XLSX or SDF file.');
}

/** No control characters at the start other than those of text; also for two-byte encodings. */
function isText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4096);
  const isWide =
    start[0] === 0xff ||
    start[0] === 0xfe ||
    start.filter((byte) => byte === 0).length > start.length / 4;
  return start.every((byte) => byte >= 32 || isLayout(byte) || (isWide && byte === 0));
}

function isLayout(byte: number): boolean {
  return byte === 9 || byte === 10 || byte === 13;
}
