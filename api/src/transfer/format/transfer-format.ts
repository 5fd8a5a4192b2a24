import type { AnyResource, Field } from 'contract';
import { z } from 'zod';
import type { Row } from '../../db/pool';
import { type CellForm, formOf } from './cell-form';
import type { NamedKind, Names } from './names';

/** How the records of a resource stand in a table of a file. */
export interface TransferFormat {
  readonly resource: AnyResource;
  /** The columns of an export, in their order; an import knows them by their labels. */
  readonly columns: readonly TransferColumn[];
  readonly identity: readonly IdentityField[];
  /** The other records that cells name. */
  readonly names: readonly NamedKind[];
}

export interface TransferColumn {
  /** What a mapping calls it: the field's name where it holds one field. */
  readonly name: string;
  /** What stands above it in an export. */
  readonly label: string;
  /** What it is called elsewhere. Signs, spaces and the case of letters do not count. */
  readonly synonyms: readonly string[];
  readonly help: string | null;
  /** The fields that it fills. */
  readonly fields: readonly string[];
  /**
   * For a column that fills one part of a field's value: the schema of a value of this part alone. The parts that a row
   * gives come together; of a stored record's others stays what there is.
   */
  readonly part?: z.ZodType;
  /** The fields' values. @throws CellProblem */
  readonly read: (text: string, names: Names) => Row;
  readonly write: (record: Row, names: Names) => string | number;
  /** Whether its cells hold numbers. */
  readonly isNumber?: boolean;
  /** A row whose cell cannot be read is imported without this column's fields, and told so. */
  readonly isDispensable?: boolean;
  /** Brings a text of several lines to the one that `read` takes. @throws ApiProblem */
  readonly convert?: (text: string) => Promise<string>;
}

/**
 * A field by which a row finds its record. The first of them that has a value and finds one decides; a record found
 * by a later one may not have the earlier ones that the row gives.
 */
export interface IdentityField {
  readonly field: string;
  /** Used only by rows that give none of the fields before. */
  readonly isLastResort?: boolean;
  /** Where the values are looked up, when not in the field's own column, for the sake of its index. */
  readonly lookup?: { readonly column: string; readonly keyOf: (value: string) => string };
}

interface ColumnOptions {
  readonly synonyms?: readonly string[];
  readonly form?: CellForm;
  readonly help?: string;
  readonly convert?: (text: string) => Promise<string>;
  readonly isDispensable?: boolean;
}

/** The maker of columns that hold one field of a resource each. */
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
      read: (text, names) => ({ [field]: form.read(text, names) }),
      write: (record, names) => written(form, record[field], names),
      ...(form.isNumber === true && { isNumber: true }),
      ...(options.isDispensable === true && { isDispensable: true }),
      ...(options.convert && { convert: options.convert }),
    };
  };
}

/** The maker of columns that hold one part each of a field whose value is an object; `address.city` is one's name. */
export function columnsOfParts<const Part extends string>(
  field: string,
  { shape }: { readonly shape: Readonly<Record<Part, z.ZodType>> },
) {
  return (
    part: Part,
    label: string,
    options: Omit<ColumnOptions, 'convert' | 'isDispensable'> = {},
  ): TransferColumn => {
    const form = options.form ?? formOf(shape[part]);
    return {
      name: `${field}.${part}`,
      label,
      synonyms: options.synonyms ?? [],
      help: options.help ?? form.help,
      fields: [field],
      part: z.strictObject({ [part]: shape[part] }),
      ...(form.isNumber === true && { isNumber: true }),
      read: (text, names) => ({ [field]: { [part]: form.read(text, names) } }),
      write: (record, names) => written(form, Object(record[field])[part], names),
    };
  };
}

function written(form: CellForm, value: unknown, names: Names): string | number {
  return value === null || value === undefined ? '' : form.write(value, names);
}

/** The record's own id, which finds it whatever else was changed. Every format ends with it. */
export const idColumn: TransferColumn = {
  name: '_id',
  label: 'ID',
  synonyms: [],
  help: 'As in an export; leave it empty for new records',
  fields: ['_id'],
  read: (text) => ({ _id: text.toLowerCase() }),
  write: (record) => String(record['_id']),
};
