import type { AnyResource, FieldError } from 'contract';
import type { RawBuilder } from 'kysely';
import type { Tables, Work } from '../db/database';
import type { Row } from '../db/pool';

/** How a resource lies in the database, and the rules of it that need more than its schemas. */
export interface ResourceTable<R extends AnyResource = AnyResource> {
  readonly resource: R;
  readonly table: keyof Tables;
  /** Column values that set the resource's rows apart from others in the same table. */
  readonly fixed?: Row;
  /** Columns named otherwise than their field, in camel case. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Fields that are worked out when read: an expression over the row, called `record`. */
  readonly derived?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which rows visitors see; all when left out. */
  readonly visible?: RawBuilder<boolean>;
  /** Filters that are more than "the field of that name is equal". */
  readonly filters?: Readonly<Record<string, (value: unknown) => RawBuilder<boolean>>>;
  /** Sort keys that are not the field of that name. */
  readonly sorts?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Where the slug must be unique, for resources that have one. */
  readonly slugScope?: (record: Row) => string;
  /** Works out computed fields and checks rules between fields, within the transaction. */
  readonly prepare?: (draft: Draft) => Promise<Prepared>;
}

/** A record about to be written, every writable field filled in. */
export interface Draft {
  readonly work: Work;
  readonly record: Row;
  /** The stored record; undefined at creation. */
  readonly before: Row | undefined;
}

export interface Prepared {
  /** Fields to write beside or instead of the draft's. */
  readonly fields: Row;
  /** Rules that the draft breaks; any of them refuses the write. */
  readonly errors: readonly FieldError[];
}
