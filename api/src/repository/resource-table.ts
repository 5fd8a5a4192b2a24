import type { AnyResource, FieldError } from 'contract';
import type { RawBuilder } from 'kysely';
import type { Tables, Work } from '../db/database';
import type { Row } from '../db/pool';
import type { CachedResource } from '../core/response-cache';
import type { ApiProblem } from '../core/problem';
import type { WriteContext } from './batch';

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
  /**
   * Pages are read far more often than written: answers to visitors are kept until a record of these resources changes.
   */
  readonly cacheTags?: readonly CachedResource[];
  /** Milliseconds that they are kept at most, where they depend on the time as well. */
  readonly maxAge?: number;
  /** Records that are somebody's own: others see only shared ones, and none but the owner changes them. */
  readonly ownership?: Ownership;
  /** Filters that are more than "the field of that name is equal". */
  readonly filters?: Readonly<Record<string, (value: unknown) => RawBuilder<boolean>>>;
  /** Finds rows by a searched text, where looking for it within the search fields is not enough. */
  readonly search?: (text: string) => RawBuilder<boolean>;
  /** Sort keys that are not the field of that name. */
  readonly sorts?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Where the slug must be unique, for resources that have one. */
  readonly slugScope?: (record: Row) => string;
  /** What the slug is made from when the title gives no Latin letter: the first of these fields that is filled. */
  readonly slugFallbacks?: readonly string[];
  /**
   * Facts that take long to work out, a thread's answer perhaps, asked for the given fields of a record before the
   * transaction begins. A problem that it throws refuses the write.
   */
  readonly precompute?: (given: Row) => Promise<unknown>;
  /**
   * Works out computed fields and checks rules between fields, within the transaction: one answer for each draft, in
   * their order.
   */
  readonly beforeWrite?: (
    work: Work,
    drafts: readonly Draft[],
    context: WriteContext,
  ) => Promise<Prepared[]>;
  /** The table that links the records to chemicals. */
  readonly chemicalLinks?: 'supplierChemical' | 'customerChemical';
  /** Keeps in step what hangs on the records, within the transaction. */
  readonly afterWrite?: (
    work: Work,
    writes: readonly Written[],
    context: WriteContext,
  ) => Promise<void>;
  /** Why a stored record may not go to the trash, beside other records that point to it. */
  readonly removalProblem?: (work: Work, record: Row) => Promise<ApiProblem | undefined>;
  /** The same for records that went to the trash or came back from it, as they were stored. */
  readonly afterTrash?: (
    work: Work,
    records: readonly Row[],
    move: 'remove' | 'restore',
  ) => Promise<void>;
}

export interface Ownership {
  /** The computed field that holds the admin's `_id`. */
  readonly field: string;
  /** Which rows the other admins see as well. */
  readonly shared: RawBuilder<boolean>;
}

/** A record about to be written, every writable field filled in. */
export interface Draft {
  readonly record: Row;
  /** The stored record; undefined at creation. */
  readonly before: Row | undefined;
  /** What `precompute` returned for the fields given in this write. */
  readonly precomputed: unknown;
  /** The secrets given in this write: `prepare` notes in a field that there are some, `afterWrite` keeps them apart. */
  readonly secrets: Row;
}

/** A record that was written. */
export interface Written {
  readonly action: 'add' | 'update';
  readonly id: string;
  /** The record as it was; undefined when it is new. */
  readonly before: Row | undefined;
  readonly after: Row;
  readonly precomputed: unknown;
  readonly secrets: Row;
}

export interface Prepared {
  /** Fields to write beside or instead of the draft's. */
  readonly fields: Row;
  /** Rules that the draft breaks; any of them refuses the write. */
  readonly errors: readonly FieldError[];
}
