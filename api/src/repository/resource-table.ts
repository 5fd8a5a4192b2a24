import type { AnyResource, FieldError } from 'contract';
import type { RawBuilder } from 'kysely';
import type { Tables, Work } from '../db/database';
import type { FieldValues } from './field-values';
import type { CachedResource } from '../core/response-cache';
import type { ApiProblem } from '../core/problem';
import type { WriteContext } from './batch';

/** How a resource is stored, and those of its rules that its schemas cannot express. */
export interface ResourceTable<R extends AnyResource = AnyResource> {
  readonly resource: R;
  readonly table: keyof Tables;
  /** Column values that separate the resource's rows from others in the same table. */
  readonly fixed?: FieldValues;
  /** Columns whose name differs from the field's, in camelCase. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Fields computed on reading, as SQL expressions over the row `record`. */
  readonly derived?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which rows visitors see; all when left out. */
  readonly visible?: RawBuilder<boolean>;
  /** Caches responses to visitors until a record of one of these resources changes. */
  readonly cacheTags?: readonly CachedResource[];
  /** Maximum age of cached responses in milliseconds, where they also depend on the time. */
  readonly maxAge?: number;
  /** For records with an owner: others see only shared ones, and only the owner may change them. */
  readonly ownership?: Ownership;
  /** Filters other than equality with the field of that name. */
  readonly filters?: Readonly<Record<string, (value: unknown) => RawBuilder<boolean>>>;
  /** Full condition for a search, where matching the text within the search fields is not enough. */
  readonly search?: (text: string) => RawBuilder<boolean>;
  /** Sort keys other than the field of that name. */
  readonly sorts?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Where the slug must be unique, for resources that have one. */
  readonly slugScope?: (record: FieldValues) => string;
  /** Fields to make the slug from when the title has no Latin letter; the first that is not empty is used. */
  readonly slugFallbacks?: readonly string[];
  /**
   * Computes expensive facts, perhaps in a worker thread, from a record's given fields before the transaction begins.
   * A problem that it throws refuses the write.
   */
  readonly precompute?: (given: FieldValues) => Promise<unknown>;
  /**
   * Computes fields and checks rules between fields within the transaction; returns one result for each draft, in
   * order.
   */
  readonly beforeWrite?: (
    work: Work,
    drafts: readonly Draft[],
    context: WriteContext,
  ) => Promise<Prepared[]>;
  /** The table that links the records to chemicals. */
  readonly chemicalLinks?: 'supplierChemical' | 'customerChemical';
  /** Syncs dependent rows with the written records, within the transaction. */
  readonly afterWrite?: (
    work: Work,
    writes: readonly Written[],
    context: WriteContext,
  ) => Promise<void>;
  /** Why a stored record cannot be moved to the trash, apart from references to it. */
  readonly removalProblem?: (work: Work, record: FieldValues) => Promise<ApiProblem | undefined>;
  /** The same for records that were moved to the trash or restored, as stored. */
  readonly afterTrash?: (
    work: Work,
    records: readonly FieldValues[],
    move: 'remove' | 'restore',
  ) => Promise<void>;
}

export interface Ownership {
  /** The computed field with the owner's `_id`. */
  readonly field: string;
  /** Rows that other admins can see as well. */
  readonly shared: RawBuilder<boolean>;
}

/** A record about to be written, every writable field filled in. */
export interface Draft {
  readonly record: FieldValues;
  /** The stored record; undefined at creation. */
  readonly before: FieldValues | undefined;
  /** What `precompute` returned for the fields given in this write. */
  readonly precomputed: unknown;
  /**
   * The secrets given in this write: `beforeWrite` marks their presence in a field, `afterWrite` stores them
   * separately.
   */
  readonly secrets: FieldValues;
}

/** A record that was written. */
export interface Written {
  readonly action: 'add' | 'update';
  readonly id: string;
  /** The record before the write; undefined when it is new. */
  readonly before: FieldValues | undefined;
  readonly after: FieldValues;
  readonly precomputed: unknown;
  readonly secrets: FieldValues;
}

export interface Prepared {
  /** Fields to write in addition to the draft's, or instead of them. */
  readonly fields: FieldValues;
  /** Rules that the draft breaks; a single one refuses the write. */
  readonly errors: readonly FieldError[];
}
