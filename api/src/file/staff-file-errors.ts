import type { FieldError } from 'contract';
import type { Work } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import type { Draft } from '../repository/write-rules';

interface NamedFile {
  readonly path: string;
  readonly name: string;
}

type Files = ReadonlyMap<string, { readonly kind: string; readonly visibility: string }>;

/**
 * Errors for files newly named in drafts, for each draft in order: a file must be stored and visible to staff only,
 * and a logo must be an image. One query, which locks the files until the transaction ends.
 */
export async function staffFileErrors(
  work: Work,
  drafts: readonly Draft[],
): Promise<readonly (readonly FieldError[])[]> {
  const named = drafts.map(newlyNamed);
  const files = await filesOf(work, named.flat());
  return named.map((ofDraft) =>
    ofDraft.flatMap(({ path, name }) => {
      const message = whatIsWrong(files, path, name);
      return message === undefined ? [] : [{ path, message }];
    }),
  );
}

function newlyNamed({ record, before }: Draft): NamedFile[] {
  const known = new Set(namesIn(before ?? {}).map(({ name }) => name));
  return namesIn(record).filter(({ name }) => !known.has(name));
}

/** Fields with lists of titled files, and the one with an image. */
const lists = ['documents', 'attachments'] as const;

function namesIn(record: FieldValues): NamedFile[] {
  const listed = lists.flatMap((list) => {
    const files: unknown = record[list];
    if (!Array.isArray(files)) return [];
    return files.map((file, place) => ({ path: `${list}.${place}.file`, name: Object(file).file }));
  });
  return [...listed, { path: 'logo', name: record['logo'] }].filter(
    (file): file is NamedFile => typeof file.name === 'string',
  );
}

async function filesOf(work: Work, named: readonly NamedFile[]): Promise<Files> {
  if (named.length === 0) return new Map();
  const rows = await work
    .selectFrom('file')
    .select(['name', 'kind', 'visibility'])
    .where('name', 'in', [...new Set(named.map(({ name }) => name))])
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

function whatIsWrong(files: Files, path: string, name: string): string | undefined {
  const file = files.get(name);
  if (!file) return 'There is no such file';
  if (file.visibility !== 'staff') return 'Anybody may download this file. Upload it for staff';
  if (path === 'logo' && file.kind !== 'image') return 'Please select a valid image file.';
  return undefined;
}
