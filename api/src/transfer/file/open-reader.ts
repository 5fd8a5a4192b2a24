import type { ResourceLimits } from 'node:worker_threads';
import { WorkerThread } from '../../core/worker/worker-thread';
import type { FileRow, FileSource } from './file-rows';
import type { ListSource } from './list-rows';
import { UnreadableFile } from './read-limits';
import type { ReaderAnswer, ReaderRequest } from './reader-messages';

/** Reads a file incrementally in a separate thread. */
export interface FileReader {
  readonly columns: readonly string[];
  /** The next rows from this number on. Reading is forward only; going back requires a new reader. */
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
const mostTime = 30_000;
/** Heap of the thread in megabytes: a workbook is held in it whole, other formats are streamed. */
const heap = { csv: 96, sdf: 160, xlsx: 600 } as const satisfies Record<
  FileSource['format'],
  number
>;

type ReaderThread = WorkerThread<ReaderRequest, ReaderAnswer>;

/**
 * Takes ownership of the bytes, which are transferred to its thread.
 *
 * @throws UnreadableFile with a message for the uploader, also when reading exceeds the limits
 */
export async function openReader({ format, bytes }: FileSource): Promise<FileReader> {
  const thread = startReader(format, bytes.length);
  try {
    await thread.ready;
    const own = movable(bytes);
    const opened = await ask(
      thread,
      { kind: 'open', format, bytes: own },
      { transferred: [own.buffer] },
    );
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

const listHeap = 192;
const listTime = 5000;

/**
 * The rows of a small file that a visitor sends, within tighter limits than those of an import. Takes ownership of the bytes.
 *
 * @throws UnreadableFile with a message for the visitor
 */
export async function readListRows(source: ListSource): Promise<readonly (readonly string[])[]> {
  const { format, bytes } = source;
  const resourceLimits = { maxOldGenerationSizeMb: listHeap, maxYoungGenerationSizeMb: 16 };
  const describe = ({ kind }: ReaderRequest) => ({ kind, format, length: bytes.length });
  const thread: ReaderThread = new WorkerThread({ entry, resourceLimits, describe });
  try {
    await thread.ready;
    const own = movable(bytes);
    const request = { kind: 'list', format, bytes: own } as const;
    const answer = await ask(thread, request, { transferred: [own.buffer], cpuTime: listTime });
    if (answer.kind !== 'list') throw new Error('The reader answered something else');
    return answer.rows;
  } finally {
    await thread.close();
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

/** Copies bytes that share their buffer. */
function movable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length;
  return isAlone ? new Uint8Array(buffer) : Uint8Array.from(bytes);
}

interface AskOptions {
  readonly transferred?: readonly ArrayBuffer[];
  /** In milliseconds of processor time. */
  readonly cpuTime?: number;
}

/** Excessive memory or time is attributed to the file. */
async function ask(
  thread: ReaderThread,
  request: ReaderRequest,
  { transferred = [], cpuTime = mostTime }: AskOptions = {},
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
