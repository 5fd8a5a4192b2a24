import { listFileLimits } from 'contract/order-list';
import { invalidField } from '../../../kernel/problem';
import { busyProblem } from '../../../worker/turns';
import type { ListRow } from '../../../transfer/file/list-rows';
import { WorkerPool } from '../../../worker/worker-pool';
import type { PdfAnswer } from './pdf-list-worker';

const pool = new WorkerPool<Uint8Array, PdfAnswer>({
  entry: { name: 'pdf-list-worker', source: new URL('./pdf-list-worker.ts', import.meta.url) },
  threads: 1,
  queue: 16,
  resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  idleTime: 60_000,
  describe: ({ length }) => ({ length }),
});

/** Milliseconds of processor time. */
const cpuTime = 5000;

/**
 * The rows of a PDF that a visitor sends.
 *
 * @throws ApiProblem with a message for the visitor, and `unavailable` when they have to wait
 */
export async function readPdfList(bytes: Uint8Array): Promise<readonly ListRow[]> {
  const own = Uint8Array.from(bytes);
  const reply = await pool.ask(own, { urgency: 'now', cpuTime, transferred: [own.buffer] });
  if (reply.kind === 'busy') throw busyProblem(reply);
  if (reply.kind === 'overrun') {
    throw wrongFile(
      'Reading this PDF takes too much time. Paste its lines, or send a CSV or XLSX file.',
    );
  }
  const { rows } = reply.answer;
  if (!rows)
    throw wrongFile('This PDF cannot be read. It may be damaged or protected by a password.');
  if (rows.length === 0)
    throw wrongFile(
      'This PDF has no text, only pictures. Paste its lines, or send a CSV or XLSX file.',
    );
  if (rows.length > listFileLimits.rows) {
    throw wrongFile(`The file has more than ${listFileLimits.rows} rows. Send it in parts.`);
  }
  return rows;
}

function wrongFile(message: string) {
  return invalidField('file', message);
}
