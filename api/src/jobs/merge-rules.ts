import type { Tables, Work } from '../db/database';
import type { Services } from '../kernel/services';
import type { FieldValues } from '../repository/field-values';
import type { WriteContext } from '../repository/batch';

/** A column of a ledger that holds the `_id` of a record. */
interface LedgerColumn {
  readonly table: keyof Tables;
  /** In snake case. */
  readonly column: string;
  /** The columns that name a row; `_id` by default. */
  readonly key?: readonly string[];
}

/** The `_id`s of two records of one resource. */
export interface MergedPair {
  readonly kept: string;
  readonly other: string;
}

export interface PairedRecords {
  readonly ids: MergedPair;
  readonly kept: FieldValues;
  readonly other: FieldValues;
  /** What was chosen for the kept one. */
  readonly values: FieldValues;
}

/** How two records of a resource become one, and all that refers to them. */
export interface MergeRules {
  readonly resource: string;
  /** Fields of resources that refer to it, `inquiry.customerId`: each record is changed, with its history. */
  readonly fields: readonly string[];
  /** Ledgers, whose rows have no history. */
  readonly ledgers: readonly LedgerColumn[];
  /** Tables that writes, or `links`, bring in line. */
  readonly own: readonly string[];
  /** Fields that stay those of the kept one. */
  readonly fixed?: readonly string[];
  /** Why the two may not be the same, for people to confirm. */
  readonly conflicts?: (records: PairedRecords) => string[];
  /** Values of the kept one that follow from both records. */
  readonly values?: (records: PairedRecords) => FieldValues;
  readonly links?: MergeLinks;
}

/** What follows besides fields and ledgers. */
interface MergeLinks {
  /** @returns what `undo` needs, as JSON */
  readonly follow: (work: Work, context: WriteContext, pair: PairedRecords) => Promise<unknown>;
  readonly undo?: (work: Work, ids: MergedPair, followed: unknown) => Promise<void>;
}

/** @throws Error for a resource without a merge */
export function mergeRulesOf(
  { mergeRules }: Pick<Services, 'mergeRules'>,
  resource: string,
): MergeRules {
  const rules = mergeRules.find((one) => one.resource === resource);
  if (!rules) throw new Error(`Records of ${resource} are not merged`);
  return rules;
}
