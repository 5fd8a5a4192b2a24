import type { ResourceLimits } from 'node:worker_threads';
import { WorkerThread } from '../../core/worker/worker-thread';
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

/** Milliseconds of processor time for one answer. */
const cpuTime = 30_000;
/** Megabytes of the thread's heap: a workbook is held in it whole, the others are read bit by bit. */
const heap = { csv: 96, sdf: 160, xlsx: 600 } as const satisfies Record<
  FileSource['format'],
  number
>;

type ReaderThread = WorkerThread<ReaderRequest, ReaderAnswer>;

/**
 * The bytes are the reader's from now on: they move into its thread.
 *
 * @throws UnreadableFile in words for the person who sent the file, also when reading it takes too much
 */
export async function openReader({ format, bytes }: FileSource): Promise<FileReader> {
  const thread = startReader(format, bytes.length);
  try {
    await thread.ready;
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
      close: () => thread.close(),
    };
  } catch (error) {
    await thread.close();
    throw error;
  }
}

function startReader(format: FileSource['format'], length: number): ReaderThread {
  const resourceLimits: ResourceLimits = {
    maxOldGenerationSizeMb: heap[format],
    maxYoungGenerationSizeMb: 16,
  };
  const describe = ({ kind }: ReaderRequest) => ({ kind, format, length });
  return new WorkerThread({ entry, resourceLimits, describe });
}

/** Bytes that share their memory with others are copied. */
function movable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length;
  return isAlone ? new Uint8Array(buffer) : Uint8Array.from(bytes);
}

/** Too much memory or time is the file's doing. */
async function ask(
  thread: ReaderThread,
  request: ReaderRequest,
  transferred: readonly ArrayBuffer[] = [],
): Promise<Exclude<ReaderAnswer, { kind: 'unreadable' | 'failed' }>> {
  const reply = await thread.run(request, { cpuTime, transferred });
  if (reply.kind === 'overrun') {
    throw new UnreadableFile(
      'Reading this file takes too much time or memory. Save it as CSV, or send it in parts.',
    );
  }
  const { answer } = reply;
  if (answer.kind === 'unreadable') throw new UnreadableFile(answer.message);
  if (answer.kind === 'failed') throw new Error(answer.message);
  return answer;
}
