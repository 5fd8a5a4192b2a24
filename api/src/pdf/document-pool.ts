import { ApiProblem } from '../kernel/problem';
import { busyProblem } from '../worker/turns';
import { WorkerPool } from '../worker/worker-pool';
import type { ContentsOf, DocumentKind, DocumentQuestion, DrawnOf } from './document-messages';

export const documentWorker = 'document-worker';

/** The second thread is for another client, or for what staff print while visitors read. */
const pool = new WorkerPool<DocumentQuestion, DrawnOf<DocumentKind>>({
  entry: { name: documentWorker, source: new URL('../app/document-worker.ts', import.meta.url) },
  threads: 2,
  queue: 64,
  resourceLimits: { maxOldGenerationSizeMb: 192 },
  describe: ({ kind }) => ({ kind }),
});

/** Milliseconds of processor time: enough for 200 labels, or an offer of 200 lines. */
const cpuTime = 10_000;

/**
 * Draws a document in a worker thread.
 *
 * @throws ApiProblem `unavailable` when the client has to wait, `too-large` for what takes too long
 */
export async function drawDocument<Kind extends DocumentKind>(
  kind: Kind,
  contents: ContentsOf<Kind>,
): Promise<DrawnOf<Kind>> {
  const reply = await pool.ask(questionOf(kind, contents), { urgency: 'now', cpuTime });
  switch (reply.kind) {
    case 'answered':
      return drawnOf<Kind>(reply.answer);
    case 'overrun':
      throw new ApiProblem('too-large', 'This is too much for one document. Divide it.');
    case 'busy':
      throw busyProblem(reply);
    default:
      return reply satisfies never;
  }
}

/** Guarantee: the types of kind and contents belong together. */
function questionOf<Kind extends DocumentKind>(kind: Kind, contents: ContentsOf<Kind>) {
  return { kind, contents } as DocumentQuestion;
}

/** Guarantee: the thread answers a question with what belongs to its kind. */
function drawnOf<Kind extends DocumentKind>(drawn: DrawnOf<DocumentKind>) {
  return drawn as DrawnOf<Kind>;
}
