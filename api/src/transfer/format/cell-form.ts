import { z } from 'zod';
import { CellProblem } from './cell-problem';
import { decimalOf } from 'contract/inquiry';
import { joinList, splitList } from './list-text';
import type { Names } from './names';
import { readMeasure, unitNames } from './measures';
import { readNumber } from './number-text';
import type { RowContext } from './transfer-format';

/** How a field's value is written in a cell. */
export interface CellForm {
  /** @throws CellProblem for a text that cannot be converted; the field's schema validates the rest */
  readonly read: (text: string, names: Names, row?: RowContext) => unknown;
  /** Returns numbers as numbers, everything else as text. */
  readonly write: (value: unknown, names: Names) => string | number;
  /** Instructions for writing a value, where it is not obvious. */
  readonly help: string | null;
  /** Reads a number, with the decimal sign of the file. */
  readonly isNumber?: boolean;
  /** The unit of the number. */
  readonly unit?: string;
  readonly isList?: boolean;
  /** Whether `NA` may be a value, and is asked about. */
  readonly hasNa?: boolean;
  /** What may be written, where there are few. */
  readonly options?: readonly string[];
}

/** The cell form of a field's schema: text, number, boolean, a choice, or a list of these. */
export function formOf(schema: z.ZodType): CellForm {
  if (schema instanceof z.ZodNumber) return numberForm();
  if (schema instanceof z.ZodBoolean) return flagForm;
  if (schema instanceof z.ZodEnum) return choiceForm(schema.options.map(String));
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) {
    return listForm(formOf(schema.element));
  }
  return textForm;
}

export const textForm: CellForm = {
  read: (text) => text,
  write: (value) => String(value),
  help: null,
};

/** A code in capital letters. */
export const codeForm: CellForm = { ...textForm, read: (text) => text.toUpperCase() };

/** A number, optionally followed by a unit of its dimension. */
export function numberForm(unit?: string): CellForm {
  return {
    read: (text) => (unit === undefined ? readNumber(text) : readIn(unit, text)),
    write: (value) => (typeof value === 'number' ? value : String(value)),
    help: unit === undefined ? null : `In ${unit}; others are converted: ${unitNames(unit)}`,
    isNumber: true,
    ...(unit !== undefined && { unit }),
  };
}

function readIn(unit: string, text: string): number {
  const measured = readMeasure(text, unit);
  if (measured) return measured.convert(readNumber(measured.number));
  if (/^\D*$/.test(text)) throw new CellProblem(`“${text}” is no number`);
  throw new CellProblem(`“${text}” is not one number in ${unit} or another of ${unitNames(unit)}`);
}

/** An exact decimal: in cells a number. */
export const decimalForm: CellForm = {
  read: (text) => decimalOf(readNumber(text)),
  write: (value) => Number(value),
  help: null,
  isNumber: true,
};

const yes = words(
  'yes|y|true|1|x|✓|on|ja|wahr|oui|vrai|sí|si|verdadero|vero|sim|verdadeiro|waar|tak|prawda|evet|doğru|是|はい|예',
);
const no = words(
  'no|n|false|0|off|nein|falsch|non|faux|falso|não|nao|nee|onwaar|nie|fałsz|hayır|否|いいえ|아니오',
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split('|'));
}

export const flagForm: CellForm = {
  read: (text) => {
    const word = text.toLowerCase();
    if (yes.has(word)) return true;
    if (no.has(word)) return false;
    throw new CellProblem('Write yes or no');
  },
  write: (value) => (value === true ? 'yes' : 'no'),
  help: 'yes or no',
};

/** @param others - usual words for options, in lower case */
export function choiceForm(
  options: readonly string[],
  others: Readonly<Record<string, string>> = {},
): CellForm {
  const known = new Map(options.map((option) => [option.toLowerCase(), option]));
  return {
    read: (text) => {
      const word = text.toLowerCase();
      const option = known.get(word) ?? known.get((others[word] ?? '').toLowerCase());
      if (option === undefined) {
        throw new CellProblem(`“${text}” is none of ${options.join(', ')}`);
      }
      return option;
    },
    write: (value) => String(value),
    help: options.join(', '),
    options,
  };
}

/** Several values in one cell. `hasCommas`: values never contain commas, so commas may also separate them. */
export function listForm(item: CellForm, { hasCommas = false } = {}): CellForm {
  return {
    read: (text, names, row) => splitList(text, hasCommas).map((one) => item.read(one, names, row)),
    write: (value, names) => joinList(asList(value).map((one) => String(item.write(one, names)))),
    help: `Several, with ; between${item.help === null ? '' : `: ${item.help}`}`,
    isList: true,
    ...(item.options && { options: item.options }),
  };
}

/** A reference to another record by name. */
export function referenceForm(resource: string): CellForm {
  return {
    read: (text, names) => names.of(resource).idOf(text),
    write: (value, names) => names.of(resource).textOf(String(value)),
    help: null,
  };
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
