import type { MailAttachment } from 'contract/email';
import type { MailSource } from 'contract/inquiry';
import { listFileLimits, maxOrderLines } from 'contract/order-list';
import { buffer } from 'node:stream/consumers';
import { lineOf, readListFile } from '../../catalog/search/list-text';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';

const maxFiles = 10;
const listTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
]);

/**
 * The rows of the attachments that may be lists. One that cannot be read says why, and the others are read. Files are read
 * one after the other, each in a thread with limits of time and memory.
 */
export async function attachmentSources(
  files: Services['files'],
  attachments: readonly MailAttachment[],
): Promise<MailSource[]> {
  const lists = attachments.filter(({ file, mime }) => file !== null && listTypes.has(mime));
  const sources: MailSource[] = [];
  for (const [index, { originalName, file, size }] of lists.entries()) {
    const isRead = index < maxFiles && (size ?? 0) <= listFileLimits.bytes;
    const refusal = index < maxFiles ? 'It is too large for a list.' : 'It is one file too many.';
    const source = isRead ? await readSource(files, file ?? '') : { rows: [], problem: refusal };
    sources.push({ name: originalName, ...source });
  }
  return sources;
}

async function readSource(
  files: Services['files'],
  name: string,
): Promise<Pick<MailSource, 'rows' | 'problem'>> {
  const row = await files.find(name);
  const stored = row && (await files.open(row));
  if (!stored) return { rows: [], problem: 'The file is missing.' };
  try {
    const rows = await readListFile(await buffer(stored.stream));
    const isWhole = rows.length <= maxOrderLines;
    return {
      rows: rows
        .slice(0, maxOrderLines)
        .map(({ place, cells }) => ({ place, text: lineOf(cells).slice(0, maxRowLength) })),
      problem: isWhole ? null : `Only the first ${maxOrderLines} rows were read.`,
    };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { rows: [], problem: error.errors[0]?.message ?? error.message };
  }
}

const maxRowLength = 500;
