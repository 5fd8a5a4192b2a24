import type { Answered, QuestionKind, StructureAnswer, StructureQuestion } from 'contract/drawing';
import {
  matchFragment,
  readCodes,
  readMolecule,
  readQuery,
  StructureError,
  precomputeMolecule,
} from 'contract/structures';
import { serveQuestions } from '../../worker/serve-questions';

void serveQuestions({ answer: reply, warmUp });

/** The library builds its tables with the first question. */
function warmUp(): void {
  const { graph } = precomputeMolecule(readMolecule('Cc1ccccc1O'));
  const { fragment } = readQuery({ text: 'c1ccccc1', isFragment: true });
  matchFragment({ fragment, graphs: [graph] });
}

function reply(question: StructureQuestion): StructureAnswer {
  try {
    return { kind: 'answered', answer: answerTo(question) };
  } catch (error) {
    // Any other error of the library is caused by its input.
    const reason = error instanceof StructureError ? error.message : unreadable;
    return { kind: 'refused', reason };
  }
}

const unreadable = 'This structure cannot be read.';

function answerTo(question: StructureQuestion): Answered<QuestionKind> {
  switch (question.kind) {
    case 'precompute':
      return precomputeMolecule(readMolecule(question.text));
    case 'codes':
      return readCodes(question.text);
    case 'query':
      return readQuery(question);
    case 'match':
      return matchFragment(question);
    default:
      return question satisfies never;
  }
}
