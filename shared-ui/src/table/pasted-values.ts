import { t } from '@lingui/core/macro';
import { parseNumber } from '../parts/number-input/number-input';
import type { Option } from '../parts/select/option';
import { said } from '../i18n/words';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { pastedCells } from '../text/pasted-cells';
import { type CellControl, valueOfText } from './column-edit';
import { fieldOf } from './use-cell-save';

/** The first column of what was copied from a spreadsheet, and whether there were others. */
export function pastedColumn(text: string) {
  const rows = pastedCells(text);
  return {
    values: rows.map(([first = '']) => first),
    hasMore: rows.some(({ length }) => length > 1),
  };
}

/** What a pasted text does to a row. */
export interface PastedRow {
  id: string;
  /** Undefined for a row that gets none. */
  text: string | undefined;
  former: unknown;
  value: unknown;
  /** Why the value cannot be written; undefined where it can. */
  problem: string | undefined;
  isChanged: boolean;
}

interface PasteOptions {
  resource: AnyResource;
  field: string;
  control: CellControl;
  /** The choices of a control that has some. */
  options: readonly Option[];
}

/** Reads a value for each row; the API checks them again. */
export function readPasted(
  rows: readonly RowOf<AnyResource>[],
  texts: readonly string[],
  paste: PasteOptions,
): readonly PastedRow[] {
  return rows.map((row, index) => {
    const former = fieldOf(row, paste.field);
    const text = texts[index];
    const base = { id: row._id, text, former };
    if (text === undefined) {
      return { ...base, value: former, problem: undefined, isChanged: false };
    }
    const { value, problem } = readValue(text, paste);
    return { ...base, value, problem, isChanged: problem === undefined && value !== former };
  });
}

function readValue(text: string, { resource, field, control, options }: PasteOptions) {
  const { schema, presence } = resource.fields[field] ?? {};
  if (text === '') {
    const problem = presence === 'optional' ? undefined : t`This field cannot be empty`;
    return { value: null, problem };
  }
  const value = valueIn(text, { resource, field, control, options });
  if (value === undefined) return { value, problem: t`“${text}” is none of the choices` };
  if (Number.isNaN(value)) return { value, problem: t`“${text}” is no number` };
  const parsed = schema?.safeParse(value);
  if (parsed === undefined) return { value, problem: undefined };
  if (parsed.success) return { value: parsed.data, problem: undefined };
  const [issue] = parsed.error.issues;
  return { value, problem: issue && said(issue) };
}

function valueIn(text: string, { resource, field, control, options }: PasteOptions): unknown {
  switch (control.kind) {
    case 'text':
      return text;
    case 'number':
      return parseNumber(text);
    case 'choice':
    case 'records': {
      const given = text.toLowerCase();
      const found = options.find(
        ({ value, label }) => label.toLowerCase() === given || value.toLowerCase() === given,
      );
      return found && valueOfText(resource, field, found.value);
    }
    default:
      return control satisfies never;
  }
}

/** A value for people. */
export function pastedText(value: unknown, options: readonly Option[]): string {
  const isFlagOrNumber = typeof value === 'number' || typeof value === 'boolean';
  const text = isFlagOrNumber ? String(value) : value;
  if (typeof text !== 'string') return '';
  return options.find((option) => option.value === text)?.label ?? text;
}
