import type { FieldError } from 'contract';
import type { Work } from '../db/database';
import type { Draft } from '../repository/write-rules';

/** The type of file that a field requires. */
export type WantedFile = 'image' | 'pdf';

/**
 * Errors for files newly named in drafts, for each draft in order: a file must be public and of the type that the
 * field requires. One query, which locks the files until the transaction ends.
 */
export async function publicFileErrors(
  work: Work,
  drafts: readonly Draft[],
  wanted: Readonly<Record<string, WantedFile>>,
): Promise<FieldError[][]> {
  const named = drafts.map((draft) => newlyNamed(draft, Object.keys(wanted)));
  const files = await filesOf(
    work,
    named.flat().map(({ name }) => name),
  );
  return named.map((ofDraft) =>
    ofDraft.flatMap(({ path, name }) => {
      const message = whatIsWrong(files.get(name), wanted[path]);
      return message === undefined ? [] : [{ path, message }];
    }),
  );
}

function newlyNamed({ record, before }: Draft, fields: readonly string[]) {
  return fields.flatMap((path) => {
    const name = record[path];
    return typeof name === 'string' && name !== before?.[path] ? [{ path, name }] : [];
  });
}

interface KnownFile {
  readonly name: string;
  readonly kind: string;
  readonly mime: string;
  readonly visibility: string;
}

async function filesOf(work: Work, names: readonly string[]): Promise<Map<string, KnownFile>> {
  if (names.length === 0) return new Map();
  const rows = await work
    .selectFrom('file')
    .select(['name', 'kind', 'mime', 'visibility'])
    .where('name', 'in', [...new Set(names)])
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

function whatIsWrong(file: KnownFile | undefined, wanted: WantedFile | undefined) {
  if (!file) return 'There is no such file';
  if (file.visibility !== 'public') return 'This file is for staff alone. Upload it for the site';
  if (wanted === 'image' && file.kind !== 'image') return 'Please select a valid image file.';
  if (wanted === 'pdf' && file.mime !== 'application/pdf') return 'Choose a PDF document';
  return undefined;
}
