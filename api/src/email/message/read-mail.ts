import { busyProblem } from '../../worker/turns';
import { WorkerPool } from '../../worker/worker-pool';
import { digestOfBytes } from './digest';
import type { ParsedMail } from './parsed-mail';

const pool = new WorkerPool<Uint8Array, ParsedMail>({
  entry: { name: 'mail-worker', source: new URL('./mail-worker.ts', import.meta.url) },
  threads: 1,
  queue: 32,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  idleTime: 60_000,
  describe: ({ length }) => ({ length }),
});

/** Milliseconds of processor time. */
const cpuTime = 10_000;

/** Takes a message apart in a thread. One that takes too long is kept by its key, with its problem. */
export async function readMail(source: Uint8Array): Promise<ParsedMail> {
  const own = Uint8Array.from(source);
  const reply = await pool.ask(own, { urgency: 'batch', cpuTime, transferred: [own.buffer] });
  if (reply.kind === 'busy') throw busyProblem(reply);
  return reply.kind === 'answered' ? reply.answer : unread(source);
}

function unread(source: Uint8Array): ParsedMail {
  return {
    subject: '',
    from: { name: '', address: '' },
    to: [],
    cc: [],
    replyTo: null,
    sentAt: null,
    messageId: null,
    inReplyTo: null,
    references: [],
    text: '',
    quoted: '',
    html: null,
    picturedHtml: null,
    remotePictures: 0,
    attachments: [],
    isAutomatic: false,
    isUnauthentic: false,
    isReceipt: false,
    key: digestOfBytes(source),
    problem: 'Reading this message takes too long. It is whole on the mail server.',
  };
}
