import { invalidField } from '../../kernel/problem';
import { busyProblem } from '../../worker/turns';
import type { Urgency } from '../../worker/fair-queue';
import { WorkerPool } from '../../worker/worker-pool';
import type { InchiAnswer, InchiQuestion } from './inchi-messages';

/** One thread: an InChI takes a millisecond, and the thread 105 MB. It starts with the first question. */
const pool = new WorkerPool<InchiQuestion, InchiAnswer>({
  entry: { name: 'inchi-worker', source: new URL('./inchi-worker.ts', import.meta.url) },
  threads: 1,
  queue: 64,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  describe: ({ kind, text }) => ({ kind, length: text.length, text: text.slice(0, 500) }),
});

/** Milliseconds of processor time. */
const cpuTime = 2_000;

/**
 * The standard InChI of a SMILES or molfile; null for a structure that InChI has no form for, or that takes too long. A
 * molfile is the surer one: not every double bond's configuration survives a canonical SMILES.
 */
export async function inchiOf(structure: string): Promise<string | null> {
  const reply = await pool.ask({ kind: 'inchi', text: structure }, { urgency: 'batch', cpuTime });
  if (reply.kind !== 'answered' || reply.answer.kind === 'refused') return null;
  return reply.answer.text.startsWith('InChI=1S/') ? reply.answer.text : null;
}

interface GivenInchi {
  readonly text: string;
  readonly field: string;
  /** `now` by default. */
  readonly urgency?: Urgency;
}

/**
 * The SMILES of an InChI.
 *
 * @throws ApiProblem `invalid` on the field
 */
export async function smilesOfInchi({ text, field, urgency = 'now' }: GivenInchi): Promise<string> {
  const question = { kind: 'smiles', text: text.trim() } as const;
  const reply = await pool.ask(question, { urgency, cpuTime });
  if (reply.kind === 'busy') throw busyProblem(reply);
  if (reply.kind === 'overrun' || reply.answer.kind === 'refused') {
    throw invalidField(field, 'This InChI cannot be read. Paste all of it, from “InChI=” on.');
  }
  // What may follow a SMILES after a gap says nothing that the structure needs.
  return reply.answer.text.split(/\s/)[0] ?? '';
}

/** Ends the thread; a later question starts it again. */
export function closeInchi(): Promise<void> {
  return pool.close();
}
