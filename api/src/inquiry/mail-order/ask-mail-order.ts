import { WorkerPool } from '../../worker/worker-pool';
import { busyProblem } from '../../worker/turns';
import type { MailQuestion } from './mail-order-worker';
import { plainRows } from './mail-rows';
import type { ReadMessage } from './read-message';
import { nobody } from './read-person';

const pool = new WorkerPool<MailQuestion, ReadMessage>({
  entry: { name: 'mail-order-worker', source: new URL('./mail-order-worker.ts', import.meta.url) },
  threads: 1,
  queue: 16,
  resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  idleTime: 60_000,
  describe: ({ mail: { text, files } }) => ({ length: text.length, files: files.length }),
});

/** Milliseconds of processor time. */
const usualTime = 3_000;

interface AskedMessage extends ReadMessage {
  /** Whether all of it was read; else its rows are there without anything read of them. */
  readonly isRead: boolean;
}

/**
 * What a message says of an order, read in a thread: text that is made to be slow holds nobody up.
 *
 * @throws ApiProblem `unavailable` when the caller has to wait
 */
export async function askMailOrder(
  question: MailQuestion,
  cpuTime = usualTime,
): Promise<AskedMessage> {
  const reply = await pool.ask(question, { urgency: 'now', cpuTime });
  if (reply.kind === 'busy') throw busyProblem(reply);
  if (reply.kind === 'answered') return { ...reply.answer, isRead: true };
  const { mail } = question;
  const sources = [plainRows(mail.text), ...mail.files];
  return { sources, candidates: [], fields: [], person: nobody, isRead: false };
}
