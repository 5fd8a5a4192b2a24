import { t } from '@lingui/core/macro';
import { FileKind } from 'contract/file';

interface FileRule {
  /** The `accept` attribute of the file input. */
  readonly accept: string;
  readonly hint: string;
  readonly endings: readonly string[];
  /** In MB. */
  readonly largest: number;
}

/** The accepted files of each kind. */
export const fileKinds = {
  image: {
    accept: 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml',
    get hint() {
      return t`PNG, JPEG, WebP, AVIF, GIF or SVG, at most 10 MB.`;
    },
    endings: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'],
    largest: 10,
  },
  document: {
    accept: '.pdf,.docx,.xlsx,.csv',
    get hint() {
      return t`PDF, DOCX, XLSX or CSV, at most 25 MB.`;
    },
    endings: ['pdf', 'docx', 'xlsx', 'csv'],
    largest: 25,
  },
} as const satisfies Record<FileKind, FileRule>;

/** The kinds that an input accepts: one kind, or any. */
export type TakenKind = FileKind | 'any';

/** The `accept` attribute, and a description of the accepted files. */
export function takenFiles(kind: TakenKind): Pick<FileRule, 'accept' | 'hint'> {
  if (kind !== 'any') return fileKinds[kind];
  const { image, document } = fileKinds;
  return { accept: `${image.accept},${document.accept}`, hint: `${image.hint} ${document.hint}` };
}

const megabyte = 1024 * 1024;

/** Why the server would refuse a file, judged by its name and size; the server also checks the content. */
export function refusalOf(kind: TakenKind, { name, size }: File): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kinds = kind === 'any' ? FileKind.options : [kind];
  const found = kinds.find((one) => fileKinds[one].endings.some((known) => known === ending));
  if (found === undefined)
    return t`This is not a file of a kind we take. ${{ hint: takenFiles(kind).hint }}`;
  const { largest } = fileKinds[found];
  if (size === 0) return t`This file is empty.`;
  if (size > largest * megabyte)
    return t`This file has ${{ ceil: Math.ceil((size / megabyte) * 10) / 10 }} MB; at most ${largest} MB can be sent.`;
  return undefined;
}
