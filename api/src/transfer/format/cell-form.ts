import { z } from 'zod';
import { CellProblem } from './cell-problem';
import { joinList, splitList } from './list-text';
import type { Names } from './names';
import { readNumber } from './number-text';

/** How the value of a field stands in a cell. */
export interface CellForm {
  /** @throws CellProblem for a text that is none of its values; the field's schema judges the rest */
  readonly read: (text: string, names: Names) => unknown;
  /** Numbers stay numbers, all else is text. */
  readonly write: (value: unknown, names: Names) => string | number;
  /** How a value is written where that is not plain. */
  readonly help: string | null;
  /** Reads a number, whose decimal sign the file decides. */
  readonly isNumber?: boolean;
}

/** The form that a field's schema suggests: text, number, yes or no, a choice, or a list of these. */
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

/** A code that is written in capitals. */
export const codeForm: CellForm = { ...textForm, read: (text) => text.toUpperCase() };

/** A number with an optional unit behind it. */
export function numberForm(unit?: string): CellForm {
  return {
    read: (text) => readNumber(unit === undefined ? text : withoutUnit(text, unit)),
    write: (value) => (typeof value === 'number' ? value : String(value)),
    help: unit === undefined ? null : `In ${unit}`,
    isNumber: true,
  };
}

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x', '✓']);
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', '0']);

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

export function choiceForm(options: readonly string[]): CellForm {
  const known = new Map(options.map((option) => [option.toLowerCase(), option]));
  return {
    read: (text) => {
      const option = known.get(text.toLowerCase());
      if (option === undefined) throw new CellProblem(`Write one of ${options.join(', ')}`);
      return option;
    },
    write: (value) => String(value),
    help: options.join(', '),
  };
}

/** Several values in one cell. `hasCommas`: no value has a comma in it, so that commas may stand between them too. */
export function listForm(item: CellForm, { hasCommas = false } = {}): CellForm {
  return {
    read: (text, names) => splitList(text, hasCommas).map((one) => item.read(one, names)),
    write: (value, names) => joinList(asList(value).map((one) => String(item.write(one, names)))),
    help: `Several, with ; between${item.help === null ? '' : `: ${item.help}`}`,
  };
}

/** Another record by its name. */
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

function withoutUnit(text: string, unit: string): string {
  const plain = text.toLowerCase();
  const known = [unit, unit.replace('°', '')].find((one) => plain.endsWith(one.toLowerCase()));
  return known === undefined ? text : text.slice(0, text.length - known.length).trim();
}
