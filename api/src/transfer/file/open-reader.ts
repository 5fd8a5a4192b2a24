import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { hasCode } from '../../error-code';
import { startThread } from '../../start-thread';
import type { FileRow, FileSource } from './file-rows';
import { UnreadableFile } from './read-limits';
import type { ReaderAnswer, ReaderRequest } from './reader-messages';

/** A file that is read bit by bit in a thread of its own. */
export interface FileReader {
  readonly columns: readonly string[];
  /** The next rows from this number on. A number that was passed needs a reader opened again. */
  read(request: { readonly from: number; readonly count: number }): Promise<ReadRows>;
  close(): Promise<void>;
}

export interface ReadRows {
  readonly rows: readonly FileRow[];
  readonly isEnd: boolean;
}

const entry = {
  name: 'transfer-reader',
  source: new URL('./reader-worker.ts', import.meta.url),
};

/** Milliseconds. */
const answerLimit = 30_000;
/** Megabytes of the thread's heap: a workbook is held in it whole, the others are read bit by bit. */
const heap = { csv: 96, sdf: 160, xlsx: 600 } as const satisfies Record<
  FileSource['format'],
  number
>;

/**
 * The bytes are the reader's from now on: they move into its thread.
 *
 * @throws UnreadableFile in words for the person who sent the file, also when reading it takes too much
 */
export async function openReader({ format, bytes }: FileSource): Promise<FileReader> {
  const resourceLimits = { maxOldGenerationSizeMb: heap[format], maxYoungGenerationSizeMb: 16 };
  const thread = startThread(entry, undefined, { resourceLimits });
  try {
    const own = movable(bytes);
    const opened = await ask(thread, { kind: 'open', format, bytes: own }, [own.buffer]);
    if (opened.kind !== 'opened') throw new Error('The reader answered something else');
    return {
      columns: opened.columns,
      read: async (request) => {
        const answer = await ask(thread, { kind: 'read', ...request });
        if (answer.kind !== 'rows') throw new Error('The reader answered something else');
        return answer;
      },
      close: async () => void (await thread.terminate()),
    };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

/** Bytes that share their memory with others are copied. */
function movable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length;
  return isAlone ? new Uint8Array(buffer) : Uint8Array.from(bytes);
}

async function ask(
  thread: Worker,
  request: ReaderRequest,
  transferred: readonly ArrayBuffer[] = [],
): Promise<Exclude<ReaderAnswer, { kind: 'unreadable' | 'failed' }>> {
  const limit = AbortSignal.timeout(answerLimit);
  thread.postMessage(request, [...transferred]);
  const answer = await answered(thread, limit);
  if (answer.kind === 'unreadable') throw new UnreadableFile(answer.message);
  if (answer.kind === 'failed') throw new Error(answer.message);
  return answer;
}

/** `once` rejects with what ends a thread. Too much memory or time is the file's doing, all else is ours. */
async function answered(thread: Worker, signal: AbortSignal): Promise<ReaderAnswer> {
  try {
    const [answer]: ReaderAnswer[] = await once(thread, 'message', { signal });
    if (answer) return answer;
    throw new Error('The reader answered nothing');
  } catch (cause) {
    await thread.terminate();
    if (!signal.aborted && !hasCode(cause, 'ERR_WORKER_OUT_OF_MEMORY')) throw cause;
    throw new UnreadableFile(
      'Reading this file takes too much time or memory. Save it as CSV, or send it in parts.',
      { cause },
    );
  }
}
