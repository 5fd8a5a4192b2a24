import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { ownTask } from './thread-clock';
import type { WorkerMessage } from './worker-messages';

interface Served<Question, Answer> {
  readonly answer: (question: Question) => Answer | Promise<Answer>;
  /** Loads what the first question would otherwise load, so that it does not count as that question's time. */
  readonly warmUp?: () => unknown;
}

/**
 * Where the processors are busy, requests come before what threads work out, which still get a share beside other
 * programs. Linux knows a priority of each thread;
 * elsewhere it would be that of the process.
 */
const niceness = 5;

/** The worker's side of `WorkerThread`. An error thrown by `answer` ends the thread. */
export async function serveQuestions<Question, Answer>({
  answer,
  warmUp,
}: Served<Question, Answer>): Promise<void> {
  const send = (message: WorkerMessage<Answer>) => parentPort?.postMessage(message);
  if (process.platform === 'linux') setPriority(niceness);
  await warmUp?.();
  const serve = async (question: Question) => {
    const given = await answer(question);
    send({ kind: 'answer', answer: given, memory: memoryOfThread() });
  };
  parentPort?.on('message', (question: Question) => void serve(question));
  send({ kind: 'ready', task: ownTask() });
}

function memoryOfThread(): number {
  const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}
