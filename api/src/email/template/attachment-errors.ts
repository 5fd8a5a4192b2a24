import { worded } from '../../kernel/problem';
import { type FieldError } from 'contract';
import { mailLimits } from 'contract/email';
import type { Database, Work } from '../../db/database';

interface NamedFile {
  readonly file: string;
}

/** Errors for the total size of each message's attachments, in the messages' order. One query. */
export async function attachmentSizeErrors(
  work: Database | Work,
  messages: readonly (readonly NamedFile[])[],
): Promise<readonly (readonly FieldError[])[]> {
  const names = [...new Set(messages.flat().map(({ file }) => file))];
  const sizes = await sizesOf(work, names);
  return messages.map((files) => {
    const bytes = files.reduce((sum, { file }) => sum + (sizes.get(file) ?? 0), 0);
    return bytes > mailLimits.attachmentBytes ? [tooLarge(bytes)] : [];
  });
}

async function sizesOf(
  work: Database | Work,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await work
    .selectFrom('file')
    .select(['name', 'size'])
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ name, size }) => [name, size]));
}

function tooLarge(bytes: number): FieldError {
  const maxMegabytes = megabytes(mailLimits.attachmentBytes);
  const text = worded`These files have ${{ megabytes: megabytes(bytes) }} MB together; a message takes ${{ maxMegabytes }} MB at most`;
  return { path: 'attachments', ...text };
}

/** Rounded up, so that a size over the limit is never shown as the limit. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 ** 2) * 10) / 10).toFixed(1);
}
