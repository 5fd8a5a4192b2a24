import type { AnyResource, FieldError } from 'contract';
import type { Database } from '../db/database';
import type { FieldValues } from './field-values';
import type { SecretBox } from '../kernel/secrets/secret-box';
import { ApiProblem, worded } from '../kernel/problem';
import type { Viewer } from '../kernel/viewer';
import { invalid } from './parse-input';
import { lockReferences, type TableRegistry } from './references';
import type { ResourceTable, TableOf } from './resource-table';
import type { Identified, Scope } from './rows';

/** What every write needs: the database, the resource, the viewer on whose behalf it runs, and the job, if any. */
export interface WriteContext {
  readonly database: Database;
  readonly tables: TableRegistry;
  readonly table: ResourceTable;
  readonly viewer: Viewer;
  readonly jobId?: string;
  /** For records with secrets; without it no secret can be written. */
  readonly secretBox?: SecretBox;
}

/** A context whose table is known to be of `R`. */
export type ContextOf<R extends AnyResource> = Omit<WriteContext, 'table'> & {
  readonly table: TableOf<R>;
};

/** The parsed fields given for one record, with what `precompute` returned for them. */
export interface Given<Fields = FieldValues> {
  readonly fields: Fields;
  /** Secret fields: written, but never part of a response. */
  readonly secrets?: FieldValues;
  readonly precomputed?: unknown;
  /** Time of the write in an imported history; only the product itself may set it. Defaults to now. */
  readonly at?: string;
}

export interface GivenPatch<Fields = FieldValues> extends Given<Fields> {
  readonly id: string;
}

/** The result for one record of a batch; `isChanged` is false when no field differed. */
export type Outcome<Stored = FieldValues> =
  | {
      readonly ok: true;
      readonly id: string;
      readonly record: Stored;
      readonly isChanged: boolean;
    }
  | { readonly ok: false; readonly id: string; readonly problem: ApiProblem };

/** Why records of a batch are refused, by `_id`. */
export type Refusals = Map<string, ApiProblem>;

interface Ending {
  readonly refusals: Refusals;
  readonly record: FieldValues | undefined;
  readonly isChanged: boolean;
}

export function outcome(id: string, { refusals, record, isChanged }: Ending): Outcome {
  const problem = refusals.get(id);
  return problem ? { ok: false, id, problem } : { ok: true, id, record: record ?? {}, isChanged };
}

/** Refuses records with references to missing records, and locks the referenced ones. */
export async function requireReferences(
  { work, table }: Scope,
  tables: TableRegistry,
  records: readonly Identified[],
  refusals: Refusals,
): Promise<void> {
  const errors: readonly FieldError[][] = await lockReferences(
    work,
    tables,
    table,
    records.map(({ fields }) => fields),
  );
  for (const [index, { id }] of records.entries()) {
    const wrong = errors[index] ?? [];
    if (wrong.length > 0) refusals.set(id, invalid(wrong));
  }
}

/** @throws Error when anyone but the product itself sets the time of a write, or sets one in the future */
export function requireHonestTimes({ viewer }: WriteContext, given: readonly Given[]): void {
  for (const { at } of given) {
    if (at === undefined) continue;
    if (viewer.kind !== 'system') throw new Error('Only the product itself dates its writes');
    if (Date.parse(at) > Date.now()) throw new Error(`A write of ${at} has not happened yet`);
  }
}

/** Whether the viewer owns the record. The product itself may write everyone's records. */
export function isOwn({ table, viewer }: WriteContext, record: FieldValues): boolean {
  if (!table.ownership || viewer.kind !== 'admin') return true;
  const owner = record[table.ownership.field];
  return owner === viewer.adminId || (owner === null && table.ownership.isPrivate === true);
}

export function notYours({ resource }: ResourceTable): ApiProblem {
  return new ApiProblem(
    'invalid',
    worded`Only who made this ${{ one: resource.label.one }} may change it.`,
  );
}
