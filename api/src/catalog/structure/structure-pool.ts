import type { StructureAnswer, StructureQuestion } from 'contract/drawing';
import { WorkerPool } from '../../worker/worker-pool';

/** Worker threads for structures; they start with the first question. */
export const structurePool = new WorkerPool<StructureQuestion, StructureAnswer>({
  entry: { name: 'structure-worker', source: new URL('./structure-worker.ts', import.meta.url) },
  threads: 2,
  queue: 64,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  describe,
});

const maxLoggedLength = 500;

/** Enough to reproduce the question. */
function describe(question: StructureQuestion): Readonly<Record<string, unknown>> {
  const { kind } = question;
  if (kind === 'match') {
    const { fragment, graphs } = question;
    return { kind, fragment: cut(fragment), graphs: graphs.length };
  }
  return { kind, length: question.text.length, text: cut(question.text) };
}

function cut(text: string): string {
  return text.slice(0, maxLoggedLength);
}
