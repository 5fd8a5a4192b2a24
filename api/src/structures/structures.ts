import { structureLimits } from 'contract';
import { ApiProblem, invalidField } from '../problem';
import type {
  Answered,
  Asked,
  QuestionKind,
  StructureQuery,
  StudiedStructure,
} from 'contract/drawing';
import { type Reply, StructureThreads } from './structure-threads';

/** Milliseconds, so that an asker has an answer within two seconds. */
const studyTime = 1_800;
const queryTime = 1_000;

/** For what is to be kept, when the machine is so busy that its time is up before it was worked on. */
const longTime = 15_000;

const threads = new StructureThreads({ threads: 2, time: studyTime, queue: 64 });

/** A structure as somebody handed it over, and the field that it came in. */
export interface GivenStructure {
  readonly text: string;
  readonly field: string;
}

/**
 * Reads a structure that is to be kept. One that takes too long is tried once more, with far more time.
 *
 * @throws ApiProblem `invalid` on the field, with the reason
 */
export async function studyStructure(given: GivenStructure): Promise<StudiedStructure> {
  requireShort(given);
  const question = { kind: 'study', text: given.text } as const;
  const first = await threads.ask(question, 'batch');
  const reply = first.kind === 'overrun' ? await threads.ask(question, 'long', longTime) : first;
  return answerOf<'study'>(reply, given.field);
}

/** Reads a structure that somebody looks at or looks for; refused when too many do. */
export async function readStructure(given: GivenStructure): Promise<StudiedStructure> {
  requireShort(given);
  const reply = await threads.ask({ kind: 'study', text: given.text }, 'now');
  return answerOf<'study'>(reply, given.field);
}

/** @param isFragment - looked for within other structures */
export async function readStructureQuery(
  given: GivenStructure & { readonly isFragment: boolean },
): Promise<StructureQuery> {
  requireShort(given);
  const { text, isFragment, field } = given;
  const reply = await threads.ask({ kind: 'query', text, isFragment }, 'now', queryTime);
  return answerOf<'query'>(reply, field);
}

/**
 * Where each of the graphs has the fragment.
 *
 * @param time - milliseconds that it may take
 */
export async function matchGraphs(
  asked: Asked<'match'>,
  { field, time }: { readonly field: string; readonly time: number },
): Promise<Answered<'match'>> {
  return answerOf<'match'>(await threads.ask({ kind: 'match', ...asked }, 'now', time), field);
}

/** Ends the threads; a later question starts them again. */
export function closeStructures(): Promise<void> {
  return threads.close();
}

function requireShort({ text, field }: GivenStructure): void {
  if (text.length > structureLimits.molfile) {
    throw invalidField(field, `At most ${structureLimits.molfile} characters are read.`);
  }
}

/** What a structure is refused with that takes too long. */
export const tooHard =
  'This structure takes too long to work out. Draw a smaller or a more definite one.';

/** A thread answers a question with the answer of its kind. */
function answerOf<Kind extends QuestionKind>(reply: Reply, field: string): Answered<Kind> {
  switch (reply.kind) {
    case 'answered':
      return reply.answer;
    case 'refused':
      throw invalidField(field, reply.reason);
    case 'overrun':
      throw invalidField(field, tooHard);
    case 'crowded':
      throw new ApiProblem('unavailable', 'Too many structures are being read. Try again soon.');
    default:
      return reply satisfies never;
  }
}
