import { fileTypeFromBuffer } from 'file-type/core';
import { ApiProblem } from '../kernel/problem';
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
  const isWebPage = isMarkup(bytes);
  const named = isWebPage ? undefined : textTypes.find(({ name }) => name.test(originalName));
  if (named && isText(bytes)) {
    const { kind, mime, extension } = named;
    return { kind, mime, extension };
  }
  throw new ApiProblem('wrong-type', adviceFor(bytes, found?.mime, originalName));
}

const advice: Readonly<Record<string, string>> = {
  'application/x-cfb':
    'This is a file of an old Office format, such as .xls. Open it in Excel or LibreOffice, save it as XLSX and send that.',
  'application/vnd.oasis.opendocument.spreadsheet':
    'This is a table of LibreOffice or OpenOffice. Save it as XLSX or CSV and send that.',
  'application/pdf':
    'This is a PDF. Copy its table into a spreadsheet, save that as XLSX and send it.',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'This is a Word document. Copy its table into a spreadsheet, save that as XLSX and send it.',
  'application/zip': 'This is an archive. Unpack it and send the file that is in it.',
};

/** What the file is, where it is known, and what to do. */
function adviceFor(bytes: Uint8Array, mime: string | undefined, name: string): string {
  if (isMarkup(bytes)) {
    return 'This is a web page with a table, whatever its name. Open it in Excel or LibreOffice, save it as XLSX and send that.';
  }
  const known = advice[mime ?? ''];
  if (known !== undefined) return known;
  if (/\.ods$/i.test(name)) return advice['application/vnd.oasis.opendocument.spreadsheet'] ?? '';
  return 'Send a CSV, TSV, XLSX or SDF file.';
}

/** HTML under any name: systems export it as `.xls` and `.csv`. */
function isMarkup(bytes: Uint8Array): boolean {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 512))
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(?:!doctype html|html|table|head|body|meta)\b/i.test(start);
}

/** No control characters at the start other than those of text; also for two-byte encodings. */
function isText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4096);
  if (!isUtf16(start)) return start.every((byte) => byte >= 32 || isLayout(byte));
  return ['utf-16le', 'utf-16be'].some((encoding) => {
    const text = new TextDecoder(encoding).decode(start.subarray(0, start.length & ~1));
    const isControl = (code: number) => code < 32 && !isLayout(code);
    return ![...text].some((sign) => isControl(sign.codePointAt(0) ?? 0));
  });
}

/** By its mark, or by zeros in one half of its places: those of a program are in both. */
function isUtf16(start: Uint8Array): boolean {
  if ((start[0] ?? 0) >= 0xfe) return true;
  const zeros = [0, 1].map(
    (parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  );
  const [least = 0, most = 0] = zeros.toSorted((one, other) => one - other);
  return most > Math.max(2, start.length / 20) && least < most / 2;
}

function isLayout(byte: number): boolean {
  return byte === 9 || byte === 10 || byte === 13;
}
