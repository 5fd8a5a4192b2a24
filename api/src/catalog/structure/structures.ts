import { structureLimits } from 'contract/catalog';
import { looksLikeInchi } from 'contract/chemistry';
import type {
  Answered,
  QuestionOf,
  QuestionKind,
  StructureAnswer,
  StructureCodes,
  StructureQuery,
  PrecomputedStructure,
} from 'contract/drawing';
import { busyProblem } from '../../worker/turns';
import type { Urgency } from '../../worker/fair-queue';
import type { PoolReply } from '../../worker/worker-pool';
import { invalidField, worded } from '../../kernel/problem';
import { smilesOfInchi } from '../inchi/inchi';
import { structurePool } from './structure-pool';

/** Limits of processor time in milliseconds. A typical structure takes ten. */
const cpuTimes = { read: 1_800, query: 1_000, codes: 1_000, precompute: 5_000 };

/** Milliseconds for which a search of several questions waits for threads before the server reports that it is busy. */
const maxWait = 60_000;

/** A submitted structure with the name of its field. */
export interface GivenStructure {
  readonly text: string;
  readonly field: string;
}

/**
 * Reads a structure to be stored. It waits in the queue as long as needed, so that a busy machine refuses no record.
 *
 * @throws ApiProblem `invalid` on the field, with the reason
 */
export async function precomputeStructure(given: GivenStructure): Promise<PrecomputedStructure> {
  const question = { kind: 'precompute', text: await readableText(given, 'batch') } as const;
  const cpuTime = cpuTimes.precompute;
  const reply = await structurePool.ask(question, { urgency: 'batch', cpuTime });
  return answerOf<'precompute'>(reply, given.field);
}

/** Reads a structure to be shown; refused when the queue is full. */
export async function readStructure(given: GivenStructure): Promise<PrecomputedStructure> {
  const question = { kind: 'precompute', text: await readableText(given, 'now') } as const;
  const options = { urgency: 'now', cpuTime: cpuTimes.read } as const;
  return answerOf<'precompute'>(await structurePool.ask(question, options), given.field);
}

/** Reads a structure to find the chemicals that have it. */
export async function readStructureCodes(given: GivenStructure): Promise<StructureCodes> {
  const question = { kind: 'codes', text: await readableText(given, 'now') } as const;
  const options = { urgency: 'now', cpuTime: cpuTimes.codes } as const;
  return answerOf<'codes'>(await structurePool.ask(question, options), given.field);
}

/** @param isFragment - for a substructure search */
export async function readStructureQuery(
  given: GivenStructure & { readonly isFragment: boolean },
  deadline = inTime(),
): Promise<StructureQuery> {
  const { isFragment, field } = given;
  const text = await readableText(given, 'now');
  const options = { urgency: 'now', cpuTime: cpuTimes.query, deadline } as const;
  const reply = await structurePool.ask({ kind: 'query', text, isFragment }, options);
  return answerOf<'query'>(reply, field);
}

export interface MatchLimits {
  readonly field: string;
  /** Milliseconds of processor time. */
  readonly cpuTime: number;
  readonly deadline: number;
}

export interface MatchedGraphs {
  readonly matches: Answered<'match'>;
  /** Milliseconds of processor time that it took. */
  readonly cpuTime: number;
}

/** The matches of the fragment in each of the graphs. */
export async function matchGraphs(
  matchQuestion: QuestionOf<'match'>,
  { field, ...limits }: MatchLimits,
): Promise<MatchedGraphs> {
  const reply = await structurePool.ask(
    { kind: 'match', ...matchQuestion },
    { urgency: 'now', ...limits },
  );
  const matches = answerOf<'match'>(reply, field);
  return { matches, cpuTime: reply.kind === 'answered' ? reply.cpuTime : 0 };
}

/** The deadline of a caller that starts to wait now. */
export function inTime(): number {
  return performance.now() + maxWait;
}

/** A given SMILES or molfile as it is, an InChI as SMILES. */
async function readableText({ text, field }: GivenStructure, urgency: Urgency): Promise<string> {
  if (text.length > structureLimits.molfile) {
    throw invalidField(
      field,
      worded`At most ${{ molfile: structureLimits.molfile }} characters are read.`,
    );
  }
  return looksLikeInchi(text) ? smilesOfInchi({ text, field, urgency }) : text;
}

/** The refusal of a structure that takes too long. */
export const tooHard =
  'This structure takes too long to work out. Draw a smaller or a more definite one.';

/** A thread answers a question with the answer of its kind. */
function answerOf<Kind extends QuestionKind>(
  reply: PoolReply<StructureAnswer>,
  field: string,
): Answered<Kind> {
  switch (reply.kind) {
    case 'answered':
      if (reply.answer.kind === 'refused') throw invalidField(field, reply.answer.reason);
      return reply.answer.answer;
    case 'overrun':
      throw invalidField(field, tooHard);
    case 'busy':
      throw busyProblem(reply);
    default:
      return reply satisfies never;
  }
}
