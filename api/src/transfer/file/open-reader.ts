import type { FilePreview } from 'contract/transfer';
import type { ResourceLimits } from 'node:worker_threads';
import { busyProblem } from '../../worker/turns';
import { WorkerPool } from '../../worker/worker-pool';
import { type ThreadReply, WorkerThread } from '../../worker/worker-thread';
import type { FileRow, FileSource } from './file-rows';
import type { ListRow, ListSource } from './list-rows';
import { UnreadableFile } from './read-limits';
import type { ReaderAnswer, ReaderRequest } from './reader-messages';

/** Reads a file incrementally in a separate thread. */
export interface FileReader {
  readonly columns: readonly string[];
  readonly preview: FilePreview;
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
const maxTime = 30_000;
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
export async function openReader({ format, bytes, reading }: FileSource): Promise<FileReader> {
  const thread = startReader(format, bytes.length);
  try {
    await thread.ready;
    const own = movable(bytes);
    const opened = await ask(thread, { kind: 'open', format, bytes: own, reading }, [own.buffer]);
    if (opened.kind !== 'opened') throw new Error('The reader answered something else');
    return {
      columns: opened.preview.columns,
      preview: opened.preview,
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

/** Reads lists of visitors; an import, which keeps its place in the file, has a thread of its own. */
const listPool = new WorkerPool<ReaderRequest, ReaderAnswer>({
  entry,
  threads: 2,
  queue: 32,
  resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  idleTime: 60_000,
  describe: ({ kind }) => ({ kind }),
});
/** Milliseconds of processor time. */
const listTime = 5000;

/**
 * The rows of a small file that a visitor sends, within tighter limits than those of an import. Takes ownership of the bytes.
 *
 * @throws UnreadableFile with a message for the visitor
 * @throws ApiProblem `unavailable` when the visitor has to wait
 */
export async function readListRows({ format, bytes }: ListSource): Promise<readonly ListRow[]> {
  const own = movable(bytes);
  const reply = await listPool.ask(
    { kind: 'list', format, bytes: own },
    { urgency: 'now', cpuTime: listTime, transferred: [own.buffer] },
  );
  if (reply.kind === 'busy') throw busyProblem(reply);
  const answer = answerOf(reply);
  if (answer.kind !== 'list') throw new Error('The reader answered something else');
  return answer.rows;
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

async function ask(
  thread: ReaderThread,
  request: ReaderRequest,
  transferred: readonly ArrayBuffer[] = [],
): Promise<Read> {
  return answerOf(await thread.run(request, { cpuTime: maxTime, transferred }));
}

type Read = Exclude<ReaderAnswer, { kind: 'unreadable' | 'failed' }>;

/** Excessive memory or time is attributed to the file. */
function answerOf(reply: ThreadReply<ReaderAnswer>): Read {
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
