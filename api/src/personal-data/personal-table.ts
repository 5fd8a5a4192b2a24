import type { RawBuilder } from 'kysely';
import type { Work } from '../db/database';
import type { Person } from './person';

/** A row with the names of its columns. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The value that a column has after an erasure. */
export type EraseColumn = (value: unknown, erased: ErasedRow) => unknown;

export interface ErasedRow {
  readonly person: Person;
  readonly pattern: RegExp | undefined;
  readonly row: StoredRow;
}

/**
 * A table with personal data: how a person's rows are found, and what an erasure makes of them. Queries alias the row as
 * `record`.
 */
export interface PersonalTable {
  readonly table: string;
  /** Two entries of a table differ in it; the table's name when left out. */
  readonly kind?: string;
  readonly label: string;
  /** The name under which history and files know the records; without one they have neither. */
  readonly resource?: string;
  /** The primary key; `_id` when left out. */
  readonly key?: string;
  readonly find: (person: Person) => RawBuilder<boolean>;
  /** The line by which staff recognise a row; left out for copies, which are counted only. */
  readonly title?: RawBuilder<string | null>;
  /** Every column that can hold personal data. */
  readonly columns: Readonly<Record<string, EraseColumn>>;
  /** The names of the other columns with text, separated by spaces. */
  readonly others?: string;
  /** `redact`: the values in the history. */
  readonly erasure: 'delete' | 'blank' | 'redact';
  /** Whether `find` needs what was found in other tables: these rows are found after those, and erased before them. */
  readonly isFollowing?: boolean;
  /** Columns with ids of other rows, by the kind that `Person.ids` gets them under. */
  readonly links?: Readonly<Record<string, string>>;
  /** The columns with names of the person; two of them are one name. */
  readonly names?: readonly string[];
  /** The column with the number that others know the record by. */
  readonly reference?: string;
  /** Whether files that only these rows use are deleted with them. */
  readonly ownsFiles?: boolean;
  /** Columns of the export, when they are not those of `columns`. */
  readonly exported?: readonly string[];
  /** Why a row cannot be erased yet; null when it can. */
  readonly blocked?: RawBuilder<string | null>;
  /** Deletes rows that follow from these and have no key of their own. */
  readonly afterErase?: (work: Work, ids: readonly string[]) => Promise<void>;
}

/** Where the personal data of a domain lies. */
export interface PersonalData {
  readonly tables?: readonly PersonalTable[];
  /** The columns with text that hold none, by table; their names are separated by spaces. */
  readonly none?: Readonly<Record<string, string>>;
}
