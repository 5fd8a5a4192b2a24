import type { AnyResource } from 'contract';
import type { RawBuilder } from 'kysely';
import type { CacheTag } from './changes';
import type { Services } from '../kernel/services';
import type { Tables } from '../db/database';
import type { RecordOf } from './record-of';
import type { AdminViewer, Viewer } from '../kernel/viewer';
import type { Tally } from './tally';
import type { WriteRules } from './write-rules';

/**
 * How a resource is stored, listed and written, as far as its contract does not say it.
 *
 * @typeParam S - what its rules precompute for a write
 */
export interface ResourceTable<R extends AnyResource = AnyResource, S = unknown> {
  readonly resource: R;
  readonly table: keyof Tables;
  /** Column values that separate the resource's rows from others in the same table. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /**
   * Fields that are no column of their name: the column's name in camelCase, or for a field computed on reading the SQL
   * expression over the row `record`.
   */
  readonly columns?: Readonly<Record<string, string | RawBuilder<unknown>>>;
  /** Which rows visitors see; all when left out. */
  readonly visible?: RawBuilder<boolean>;
  /** For records with an owner: others see only shared ones, and only the owner may change them. */
  readonly ownership?: Ownership;
  /** An update is answered when this resolves: once this process has heard of the change. */
  readonly caughtUp?: (services: Services) => Promise<void>;
  readonly cache?: CachePolicy;
  readonly list?: ListRules;
  readonly slug?: SlugRules<R>;
  /** The table that links the records to chemicals. */
  readonly chemicalLinks?: 'supplierChemical' | 'customerChemical';
  readonly rules?: WriteRules<R, S>;
}

/**
 * A table whose resource is known to be `R`. Not an intersection: to intersect the fields of a resource with those of any
 * costs the compiler a second.
 */
export type TableOf<R extends AnyResource> = Omit<ResourceTable, 'resource'> & {
  readonly resource: R;
};

export interface Ownership {
  /** The computed field with the owner's `_id`. */
  readonly field: string;
  /** Rows that other admins can see as well. */
  readonly shared: RawBuilder<boolean>;
  /**
   * The rows of others are hidden wherever hidden rows are: in histories, the audit and files too. A row without an owner
   * is everybody's, who may change it as well.
   */
  readonly isPrivate?: true;
  /** Which rows concern what the viewer may view; all when left out. */
  readonly concerns?: (viewer: Viewer) => RawBuilder<boolean>;
}

/** Which responses to visitors are cached. */
export interface CachePolicy {
  /** What they depend on besides the records that they show. */
  readonly tags: readonly CacheTag[];
  /** Lists that depend on more. */
  readonly except?: (parameters: Readonly<Record<string, unknown>>) => boolean;
  /** When a record comes or goes without a write: they are read again then. */
  readonly changesAt?: RawBuilder<unknown>;
}

/** Lists where the fields themselves are not enough. */
export interface ListRules {
  /** Filters other than equality with the field of that name. */
  readonly filters?: Readonly<Record<string, (value: unknown) => RawBuilder<boolean>>>;
  /** Full condition for a search, where matching the text within the search fields is not enough. */
  readonly search?: (text: string) => RawBuilder<boolean>;
  /** The same search where it may find a large share of a long list. */
  readonly broad?: (text: string) => BroadSearch | undefined;
  /** For long lists: totals without counting. */
  readonly tally?: Tally;
  /** For the kinds of rows that need more (`rowNeeds` of the contract): the condition of each, which is never null. */
  readonly rowKinds?: Readonly<Record<string, (viewer: AdminViewer) => RawBuilder<boolean>>>;
  /** What lists are grouped by where it is not the field of that name. */
  readonly groups?: Readonly<Record<string, GroupRule>>;
  /** What is summed for groups where it is not the field of that name. */
  readonly sums?: Readonly<Record<string, RawBuilder<number>>>;
  /** Sort keys other than the field of that name. */
  readonly sorts?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** What a search finds, so that it is counted without the records and a page is read in the order of the list. */
export interface BroadSearch {
  /** Selects the `_id` of each record that is found once, trash included. */
  readonly found: RawBuilder<unknown>;
  /** Whether the record with this `_id` is found, looked up for each record by itself; may be null. */
  readonly isFound: (id: RawBuilder<unknown>) => RawBuilder<boolean>;
}

export interface GroupRule {
  /** Over the row `record`; the column of the field by default. */
  readonly value?: RawBuilder<unknown>;
  /** The name for people of a value, given as text; null for none. */
  readonly label?: (value: RawBuilder<string>) => RawBuilder<string | null>;
}

/** For resources with a slug. */
export interface SlugRules<R extends AnyResource = AnyResource> {
  /** Where it must be unique. */
  scope(record: Partial<RecordOf<R>>): string;
  /** Fields to make it from when the title has no Latin letter; the first that is not empty is used. */
  readonly fallbacks?: readonly string[];
}
