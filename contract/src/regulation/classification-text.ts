import { capitalized } from '../field-words';
import type { Classification, ClassificationLimit } from './classification';
import { parseClass, parseStatement } from './parse-annex-entry';

/** `Acute Tox. 3`: the class and its category. */
export function className({
  hazardClass,
  category,
}: Pick<Classification, 'hazardClass' | 'category'>): string {
  return category === null ? hazardClass : `${hazardClass} ${category}`;
}

/** `STOT SE 1 = H370 (eye) **`: a class with its statement on one line, which `parseClassification` reads. */
export function classText(classification: Classification): string {
  const { statement, specifics, marks } = classification;
  const stars = marks.map((mark) => ` ${mark}`).join('');
  if (statement === null) return `${className(classification)}${stars}`;
  const brackets = specifics === null ? '' : ` (${specifics})`;
  return `${className(classification)} = ${statement}${brackets}${stars}`;
}

/** Reads what `classText` writes; undefined for anything else. */
export function parseClassification(text: string): Classification | undefined {
  const [name = '', written] = text.split(' = ');
  const { words, marks } = takeMarks(written ?? name);
  const found = parseClass(written === undefined ? words : name);
  const statement = written === undefined ? undefined : parseStatement(words);
  if (!found || (written !== undefined && !statement)) return undefined;
  return {
    hazardClass: found.hazardClass,
    category: found.category,
    statement: statement?.code ?? null,
    specifics: statement?.specifics ?? null,
    marks: [...new Set([...found.marks, ...marks])],
  };
}

function takeMarks(text: string): { words: string; marks: Classification['marks'] } {
  const words = text.trim().split(' ');
  const marks = words.filter((word) => isMark(word)).filter(isMark);
  return { words: words.filter((word) => !isMark(word)).join(' '), marks };
}

function isMark(word: string): word is Classification['marks'][number] {
  return ['*', '**', '***', '****'].includes(word);
}

/** `STOT SE 1, H370: C ≥ 10 %`, `M=10`, `Oral: ATE = 50 mg/kg bw`, which `parseLimit` reads. */
export function limitText(limit: ClassificationLimit): string {
  switch (limit.kind) {
    case 'm-factor':
      return `M=${limit.factor}`;
    case 'ate': {
      const route = capitalized(limit.route);
      const form = limit.form === null ? '' : ` (${limit.form})`;
      return `${route}: ATE = ${limit.value} ${limit.unit}${form}`;
    }
    case 'not-translated':
      return limit.route === null ? '*' : `* ${limit.route}`;
    case 'limit':
      return `${subjectText(limit)}: ${rangeText(limit)}`;
    default:
      return limit satisfies never;
  }
}

type Range = Extract<ClassificationLimit, { kind: 'limit' }>;

function subjectText({ hazardClass, category, statement }: Range): string {
  const name = hazardClass === null ? null : className({ hazardClass, category });
  return [name, statement].filter((part) => part !== null).join(', ');
}

function rangeText({ from, isFromIncluded, to, isToIncluded, marks }: Range): string {
  const stars = marks.map((mark) => ` ${mark}`).join('');
  if (to === null) return `C ${isFromIncluded ? '≥' : '>'} ${from ?? 0} %${stars}`;
  const upper = `C ${isToIncluded ? '≤' : '<'} ${to} %${stars}`;
  return from === null ? upper : `${from} % ${isFromIncluded ? '≤' : '<'} ${upper}`;
}
