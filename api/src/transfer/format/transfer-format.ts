import type { AnyResource, Field } from 'contract';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { type CellForm, formOf } from './cell-form';
import { CellProblem } from './cell-problem';
import type { NamedKind, Names } from './names';

/** How a resource's records are laid out in a table. */
export interface TransferFormat {
  readonly resource: AnyResource;
  /** The columns of an export, in order; an import recognises them by their labels. */
  readonly columns: readonly TransferColumn[];
  readonly identity: readonly IdentityField[];
  /** The kinds of records that cells refer to by name. */
  readonly names: readonly NamedKind[];
  /** Why a stored value is not replaced unasked; undefined for a change like any other. */
  readonly guard?: (field: string, record: FieldValues) => string | undefined;
  /** Records that are the same or similar without having the same value. */
  readonly likeness?: Likeness;
}

/** A key of what a row is about. */
export interface LikenessKey {
  readonly key: string;
  /** Whether only one record has it; else records with it are similar. */
  readonly isSame: boolean;
  /** Whether the row is looked up by it: a tax number of its own tells a company from another of the same name. */
  readonly isAsked: boolean;
}

/** The same key means the same or a similar record. */
export interface Likeness {
  readonly keysOf: (input: FieldValues) => readonly LikenessKey[];
  /** The ids of the records with each key. */
  readonly find: (
    database: Database,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
}

export interface TransferColumn {
  /** The key in a mapping: the field's name for a column with one field. */
  readonly name: string;
  /** The header in an export. */
  readonly label: string;
  /** Other names of the column. Punctuation, spaces and case are ignored. */
  readonly synonyms: readonly string[];
  readonly help: string | null;
  /** The fields that the column sets. */
  readonly fields: readonly string[];
  /**
   * For a column that sets one part of a field's value: the schema of this part. The given parts of a row are
   * combined; a stored record keeps the others.
   */
  readonly part?: z.ZodType;
  /** The fields' values. @throws CellProblem */
  readonly read: (text: string, names: Names, row?: RowContext) => FieldValues;
  readonly write: (record: FieldValues, names: Names) => string | number;
  /** Whether its cells hold numbers. */
  readonly isNumber?: boolean;
  /** If its cell cannot be read, the row is imported without this column's fields, with a warning. */
  readonly isDispensable?: boolean;
  /** Converts a text to the single line that `read` takes. @throws ApiProblem */
  readonly convert?: (text: string) => Promise<string>;
  /** Which texts of a single line are converted too. */
  readonly isConverted?: (text: string) => boolean;
  /** The unit of its numbers. */
  readonly unit?: string;
  /** Whether `NA` may be a value, and is asked about. */
  readonly hasNa?: boolean;
  /** Whether a cell holds several values. */
  readonly isList?: boolean;
  /** What a cell may be, where there are few. */
  readonly options?: readonly string[];
  /** Cells of these columns are joined in the order of the format, and no export has them. */
  readonly isJoined?: boolean;
  /** Only cells that can be read make it a suggestion: other files use its name for something else. */
  readonly isStrict?: boolean;
  /** Suggested only by its label, or in files with the records' ids. */
  readonly isOfOwnFiles?: boolean;
  /** Its cell only counts in rows where no other column sets its fields. */
  readonly isFallback?: boolean;
}

/**
 * A field that identifies the record of a row. The first one with a value that finds a record decides; a record found
 * by a later field must not differ in earlier fields of the row.
 */
export interface IdentityField {
  readonly field: string;
  /** Used only for rows without any of the preceding fields. */
  readonly isLastResort?: boolean;
  /** Where values are looked up, if not in the field's own column, in order to use an index. */
  readonly lookup?: { readonly column: string; readonly keyOf: (value: string) => string };
}

/** What a cell needs of its row. */
export interface RowContext {
  /** The country of the row's address, as its code. */
  readonly country: string | undefined;
  /** Notes a part of the cell that is left out. */
  readonly warn: (message: string) => void;
}

interface ColumnOptions {
  readonly synonyms?: readonly string[];
  readonly form?: CellForm;
  readonly help?: string;
  readonly convert?: (text: string) => Promise<string>;
  readonly isConverted?: (text: string) => boolean;
  readonly isDispensable?: boolean;
  readonly isStrict?: boolean;
  readonly isOfOwnFiles?: boolean;
}

/** Returns a function that makes columns for single fields of a resource. */
export function columnsOf<const Name extends string>(resource: {
  readonly fields: Readonly<Record<Name, Field>>;
}) {
  return (field: Name, label: string, options: ColumnOptions = {}): TransferColumn => {
    const form = options.form ?? formOf(resource.fields[field].schema);
    return {
      name: field,
      label,
      synonyms: options.synonyms ?? [],
      help: options.help ?? form.help,
      fields: [field],
      read: (text, names, row) => ({ [field]: form.read(text, names, row) }),
      write: (record, names) => written(form, record[field], names),
      ...traitsOf(form),
      ...(options.isStrict === true && { isStrict: true }),
      ...(options.isOfOwnFiles === true && { isOfOwnFiles: true }),
      ...(options.isDispensable === true && { isDispensable: true }),
      ...(options.convert && { convert: options.convert }),
      ...(options.isConverted && { isConverted: options.isConverted }),
    };
  };
}

/** Returns a function that makes columns for parts of a field whose value is an object, named like `address.city`. */
export function columnsOfParts<const Part extends string>(
  field: string,
  { shape }: { readonly shape: Readonly<Record<Part, z.ZodType>> },
) {
  return (
    part: Part,
    label: string,
    options: Omit<ColumnOptions, 'convert' | 'isConverted' | 'isDispensable'> = {},
  ): TransferColumn => {
    const form = options.form ?? formOf(shape[part]);
    return {
      name: `${field}.${part}`,
      label,
      synonyms: options.synonyms ?? [],
      help: options.help ?? form.help,
      fields: [field],
      part: z.strictObject({ [part]: shape[part] }),
      ...traitsOf(form),
      read: (text, names, row) => ({ [field]: { [part]: form.read(text, names, row) } }),
      write: (record, names) => written(form, Object(record[field])[part], names),
    };
  };
}

function traitsOf({ isNumber, unit, isList, hasNa, options }: CellForm) {
  return {
    ...(isNumber === true && { isNumber }),
    ...(unit !== undefined && { unit }),
    ...(isList === true && { isList }),
    ...(hasNa === true && { hasNa }),
    ...(options && { options }),
  };
}

function written(form: CellForm, value: unknown, names: Names): string | number {
  return value === null || value === undefined ? '' : form.write(value, names);
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The record's own id, which identifies it whatever else has changed. The last column of every format. */
export const idColumn: TransferColumn = {
  name: '_id',
  label: 'ID',
  synonyms: [],
  help: 'As in an export; leave it empty for new records',
  fields: ['_id'],
  isStrict: true,
  read: (text) => {
    if (!uuid.test(text)) throw new CellProblem('This is no ID');
    return { _id: text.toLowerCase() };
  },
  write: (record) => String(record['_id']),
};
