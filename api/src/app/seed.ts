import './declarations';
import type { AnyResource } from 'contract';
import type { Database, Work } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import type { GivenPatch, WriteContext } from '../repository/batch';
import { tableOf } from '../repository/table-of';
import { newFields, parsePatch, unwrapAll } from '../repository/write';
import { addManyWithin, updateManyWithin } from '../repository/write-batch';
import type { Services } from '../kernel/services';
import { system } from '../kernel/viewer';
import { type KnownTranslations, translateTexts } from '../record/translation/translate-texts';

export { isUntouched } from '../db/is-untouched';
export { inTransaction } from '../repository/in-transaction';
export { countedReport, silentReport, type StartReport } from '../process/start-report';
export type { Database, GivenPatch, KnownTranslations, FieldValues, Services, Work, WriteContext };

/** The records of an empty database, passed in by what starts a process or a suite: the API has none of its own. */
export interface Seed {
  /** Names the copy of the filled database that the suites of a test run share. */
  readonly name: string;
  load(services: Services): Promise<unknown>;
}

export interface SeedRecord {
  /** The body that a call would send. */
  readonly input: FieldValues;
  /** Fields that no call may set. */
  readonly computed?: FieldValues;
  /** The result of the table's `precompute`, where it ran before the transaction. */
  readonly precomputed?: unknown;
  /** Time of the write; defaults to now. */
  readonly at?: string;
}

/** Writes records of any resource as the product itself, within one transaction and by the rules of all writes. */
export interface SeedWriter {
  readonly work: Work;
  contextOf(resource: AnyResource): WriteContext;
  /** @returns the records in the same order */
  add(resource: AnyResource, records: readonly SeedRecord[]): Promise<FieldValues[]>;
  /** Changes fields, also those that no call may set. */
  update(resource: AnyResource, patches: readonly GivenPatch[]): Promise<void>;
  /** Translates the texts of all records, as far as their translations are known. */
  translate(translationsOf: KnownTranslations): Promise<void>;
  /** Changes a record as a call would. */
  change(resource: AnyResource, id: string, input: FieldValues): Promise<void>;
}

export function seedWriter(
  work: Work,
  { database, tables }: Pick<Services, 'database' | 'tables'>,
): SeedWriter {
  const contextOf = (resource: AnyResource): WriteContext => {
    return {
      database,
      tables,
      table: tableOf({ tables }, resource.name),
      viewer: system,
    };
  };
  return {
    work,
    contextOf,
    async add(resource, records) {
      const context = contextOf(resource);
      const given = records.map(({ input, computed, ...rest }) => {
        return { ...rest, fields: { ...newFields(context.table, input), ...computed } };
      });
      return unwrapAll(await addManyWithin(work, context, given));
    },
    async update(resource, patches) {
      unwrapAll(await updateManyWithin(work, contextOf(resource), patches));
    },
    translate: (translationsOf) => translateTexts(work, tables, translationsOf),
    async change(resource, id, input) {
      const context = contextOf(resource);
      const patch = await parsePatch(context.table, id, input);
      unwrapAll(await updateManyWithin(work, context, [patch]));
    },
  };
}
