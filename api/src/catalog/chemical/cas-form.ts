import { parseCasNumber } from 'contract/chemistry';
import { CellProblem } from '../../transfer/format/cell-problem';
import { type CellForm, textForm } from '../../transfer/format/cell-form';

/** By their first letters in the languages of spreadsheets: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish. */
const months = [
  'jan|ene|gen|sty|oca',
  'feb|fév|fev|lut|şub',
  'mar|mär|mrz|mrt|maa',
  'apr|avr|abr|kwi|nis',
  'may|mai|mag|mei|maj',
  'jun|juin|giu|cze|haz',
  'jul|juil|lug|lip|tem',
  'aug|aoû|ago|sie|ağu',
  'sep|set|wrz|eyl',
  'oct|okt|ott|out|paź|eki',
  'nov|lis|kas',
  'dec|dez|déc|dic|gru|ara',
].map((names) => names.split('|'));
const named = /^(?:(\d{1,2})[\s.-]+)?(\p{L}{3,12})[\s.-]+(?:(\d{1,2}),?[\s.-]+)?(\d{2,4})$/iu;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})$/;

/** A CAS number; what a spreadsheet made a date of is refused with the number that it was. */
export const casForm: CellForm = {
  ...textForm,
  read: (text) => {
    const typed = text
      .replace(/^'/, '')
      .replace(/[*†]{1,5}$/, '')
      .trim();
    if (parts.test(typed) && parseCasNumber(typed).ok) return typed;
    const number = numberOfDate(typed);
    if (number === undefined) return typed;
    throw new CellProblem(
      `“${text}” is a date that a spreadsheet made of a CAS number, which was ${number}`,
      number,
    );
  },
};

/** The CAS number that was taken for a date: its three parts were year, month and day in some order. */
function numberOfDate(text: string): string | undefined {
  const date = dateIn(text);
  if (!date) return undefined;
  const { year, month, day } = date;
  const two = (part: number) => String(part).padStart(2, '0');
  const years = year > 1899 && year < 2100 ? [String(year), two(year % 100)] : [String(year)];
  const candidates = years.flatMap((one) => [
    `${one}-${two(month)}-${day}`,
    `${one}-${two(day)}-${month}`,
  ]);
  return candidates.find((one) => parseCasNumber(one).ok && parts.test(one));
}

const parts = /^\d{2,7}-\d{2}-\d$/;

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Day and month are tried in both orders by the caller. */
function dateIn(text: string): DateParts | undefined {
  const [, first, word, second, year] = named.exec(text) ?? [];
  const letters = (word ?? '').toLowerCase();
  const month = months.findIndex((names) => names.some((one) => letters.startsWith(one))) + 1;
  if (month > 0) return { year: Number(year), month, day: Number(first ?? second ?? 1) };
  const [, y, m, d] = yearFirst.exec(text) ?? [];
  if (y !== undefined) return { year: Number(y), month: Number(m), day: Number(d) };
  const [, one, other, last] = yearLast.exec(text) ?? [];
  if (one === undefined) return undefined;
  return { year: Number(last), month: Number(one), day: Number(other) };
}
