import { serveQuestions } from '../../worker/serve-questions';
import type { FileRow } from './file-rows';
import { fileTable } from './file-table';
import { listRows } from './list-rows';
import { UnreadableFile } from './read-limits';
import type { ReaderAnswer, ReaderRequest } from './reader-messages';

let rows: AsyncIterator<FileRow> | undefined;

void serveQuestions({ answer });

async function answer(request: ReaderRequest): Promise<ReaderAnswer> {
  try {
    return await answerOf(request);
  } catch (error) {
    const kind = error instanceof UnreadableFile ? 'unreadable' : 'failed';
    const message = error instanceof Error ? error.message : String(error);
    return { kind, message };
  }
}

async function answerOf(request: ReaderRequest): Promise<ReaderAnswer> {
  if (request.kind === 'open') {
    const { rowsBelow, ...preview } = await fileTable(request);
    rows = rowsBelow[Symbol.asyncIterator]();
    return { kind: 'opened', preview };
  }
  if (request.kind === 'list') return { kind: 'list', rows: await listRows(request) };
  const found: FileRow[] = [];
  while (found.length < request.count) {
    const next = await rows?.next();
    if (!next || next.done === true) return { kind: 'rows', rows: found, isEnd: true };
    if (next.value.number >= request.from) found.push(next.value);
  }
  return { kind: 'rows', rows: found, isEnd: false };
}
