import { Grade } from 'contract/catalog';
import type { RequestedItem } from 'contract/inquiry';
import type { OrderLine } from 'contract/order-list';

type Unit = Readonly<Record<'_id' | 'symbol', string>>;

interface ReadItem {
  readonly item: Omit<RequestedItem, 'chemicalId' | 'unitId' | 'offeredForm'> & {
    readonly unitId: string | null;
  };
  /** What a person has to decide about the amount; null where it was understood. */
  readonly question: string | null;
}

const limits = { name: 300, line: 500, packaging: 120 };
const maxQuantity = 1e9;

/** An item of the words of a line. An amount that is not understood stays in the words, with a question. */
export function orderItem(line: OrderLine, words: string, units: readonly Unit[]): ReadItem {
  const question = questionOf(line, units);
  const isRead = question === null && line.quantity !== undefined;
  const unit = units.find(({ symbol }) => symbol === line.unit);
  return {
    item: {
      freeText: (line.wanted || words).slice(0, limits.name),
      quantity: isRead ? (line.quantity ?? null) : null,
      unitId: isRead ? (unit?._id ?? null) : null,
      grade: gradeOf(line),
      packaging: isRead ? (packagingOf(line)?.slice(0, limits.packaging) ?? null) : null,
      asWritten: words.replaceAll('\t', ' ').slice(0, limits.line),
    },
    question,
  };
}

const questions = {
  number: (text: string) => `“${text}” can be read in two ways.`,
  range: (text: string) => `“${text}” is a range.`,
  amounts: (text: string) => `“${text}” says two amounts.`,
  packs: () => 'The number of packs is not said.',
  unit: (text: string) => `“${text}” has no unit.`,
  rest: (text: string) => `It is not clear what “${text}” means.`,
} as const;

function questionOf(
  { question, quantity, unit, container }: OrderLine,
  units: readonly Unit[],
): string | null {
  if (question) return questions[question.about](question.text);
  if (quantity === undefined) return null;
  if (!(quantity > 0 && quantity <= maxQuantity)) return 'The quantity is out of range.';
  if (units.some(({ symbol }) => symbol === unit)) return null;
  return container === undefined && unit === undefined
    ? 'The quantity has no unit.'
    : `How much is in a ${unit ?? container}?`;
}

/** A container whose number is not said is named alone. */
function packagingOf({ packs, container, packaging, parts }: OrderLine): string | undefined {
  const isCounted = packs !== undefined || parts.some(({ kind }) => kind === 'count');
  return isCounted || container === undefined ? packaging : container;
}

function gradeOf({ parts }: OrderLine): Grade | null {
  const words = parts
    .filter(({ kind }) => kind === 'grade')
    .flatMap(({ text }) => text.split(/[\s,/]+/));
  const found = Grade.options.find((grade) =>
    words.some(
      (word) =>
        word.toLowerCase() === grade.toLowerCase() || word.toLowerCase() === abbreviations[grade],
    ),
  );
  return found ?? null;
}

const abbreviations: Readonly<Partial<Record<Grade, string>>> = { Technical: 'tech' };
