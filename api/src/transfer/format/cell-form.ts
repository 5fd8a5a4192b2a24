import { z } from 'zod';
import { CellProblem } from './cell-problem';
import { joinList, splitList } from './list-text';
import type { Names } from './names';
import { readNumber } from './number-text';

/** How a field's value is written in a cell. */
export interface CellForm {
  /** @throws CellProblem for a text that cannot be converted; the field's schema validates the rest */
  readonly read: (text: string, names: Names) => unknown;
  /** Returns numbers as numbers, everything else as text. */
  readonly write: (value: unknown, names: Names) => string | number;
  /** Instructions for writing a value, where it is not obvious. */
  readonly help: string | null;
  /** Reads a number, with the decimal sign of the file. */
  readonly isNumber?: boolean;
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

/** A number, optionally followed by a unit. */
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

/** Several values in one cell. `hasCommas`: values never contain commas, so commas may also separate them. */
export function listForm(item: CellForm, { hasCommas = false } = {}): CellForm {
  return {
    read: (text, names) => splitList(text, hasCommas).map((one) => item.read(one, names)),
    write: (value, names) => joinList(asList(value).map((one) => String(item.write(one, names)))),
    help: `Several, with ; between${item.help === null ? '' : `: ${item.help}`}`,
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

function withoutUnit(text: string, unit: string): string {
  const plain = text.toLowerCase();
  const known = [unit, unit.replace('°', '')].find((one) => plain.endsWith(one.toLowerCase()));
  return known === undefined ? text : text.slice(0, text.length - known.length).trim();
}
