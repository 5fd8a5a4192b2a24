import type { AnyResource, FieldError } from 'contract';
import type { ApiProblem } from '../kernel/problem';
import type { Work } from '../db/database';
import type { WriteContext } from './batch';
import type { DraftOf, RecordOf, SecretsOf } from './record-of';

/**
 * The rules of a resource's writes that its schemas cannot express, in the order in which they run.
 *
 * They are methods, so that TypeScript lets tables of all resources stand in one list: the repository gives each
 * table's rules only records of its own resource.
 *
 * @typeParam S - what is precomputed for a write
 */
export interface WriteRules<R extends AnyResource = AnyResource, S = unknown> {
  /**
   * Computes expensive facts, perhaps in a worker thread, from a record's given fields before the transaction begins.
   * A problem that it throws refuses the write.
   */
  precompute?(given: Partial<DraftOf<R>>): Promise<S | undefined>;
  /**
   * Computes fields and checks rules between fields within the transaction; returns one result for each draft, in
   * order.
   */
  beforeWrite?(
    work: Work,
    drafts: readonly Draft<R, S>[],
    context: WriteContext,
  ): Promise<Prepared<R>[]>;
  /** Syncs dependent rows with the written records, within the transaction. */
  afterWrite?(work: Work, writes: readonly Written<R, S>[], context: WriteContext): Promise<void>;
  /** Why a stored record cannot be moved to the trash, apart from references to it. */
  removalProblem?(work: Work, record: RecordOf<R>): Promise<ApiProblem | undefined>;
  /** Syncs dependent rows with records that were moved to the trash or restored, as stored. */
  afterTrash?(
    work: Work,
    records: readonly RecordOf<R>[],
    move: 'remove' | 'restore',
    context: WriteContext,
  ): Promise<void>;
}

/** A `beforeWrite` that several resources share: it computes the fields `F` of drafts `D`. */
export type PrepareDrafts<D extends Draft, F extends object> = (
  work: Work,
  drafts: readonly D[],
  context: WriteContext,
) => Promise<PreparedDraft<F>[]>;

/** A record of `R` about to be written. */
export type Draft<R extends AnyResource = AnyResource, S = unknown> = DraftRecord<
  DraftOf<R>,
  RecordOf<R>,
  SecretsOf<R>,
  S
>;

interface DraftRecord<Given, Stored, Secrets, S> {
  readonly record: Given;
  /** The stored record; undefined at creation. */
  readonly before: Stored | undefined;
  /** What `precompute` returned for the fields given in this write. */
  readonly precomputed: S | undefined;
  /**
   * The secrets given in this write: `beforeWrite` marks their presence in a field, `afterWrite` stores them
   * separately.
   */
  readonly secrets: Secrets;
}

/** A record of `R` that was written. */
export type Written<R extends AnyResource = AnyResource, S = unknown> = WrittenRecord<
  RecordOf<R>,
  SecretsOf<R>,
  S
>;

interface WrittenRecord<Stored, Secrets, S> {
  readonly action: 'add' | 'update';
  readonly id: string;
  /** The record before the write; undefined when it is new. */
  readonly before: Stored | undefined;
  readonly after: Stored;
  readonly precomputed: S | undefined;
  readonly secrets: Secrets;
}

/** What rules make of a draft of `R`. */
export type Prepared<R extends AnyResource = AnyResource> = PreparedDraft<Partial<RecordOf<R>>>;

export interface PreparedDraft<Fields> {
  /** Fields to write in addition to the draft's, or instead of them. */
  readonly fields: Fields;
  /** Rules that the draft breaks; a single one refuses the write. */
  readonly errors: readonly FieldError[];
}
