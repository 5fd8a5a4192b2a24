import { utcDay } from 'contract';
import type { OfferedForm } from 'contract/catalog';
import {
  type FieldSource,
  type HarmonisedEntry,
  type RegulatoryEdition,
  takesFromAnnex,
  type TransportLine,
} from 'contract/regulation';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import { harmonisedVersions } from './harmonised-versions';
import { transportLines } from './transport-lines';

/** What the regulatory tables say of a chemical on a day. */
export interface Law {
  /** ISO 8601, without the time. */
  readonly day: string;
  /** The lines of ADR with its UN number; undefined where it has none. */
  readonly lines: readonly TransportLine[] | undefined;
  /** The lines of the UN numbers of its forms, and of those of others. */
  readonly formLines: ReadonlyMap<string, readonly TransportLine[]>;
  /** All versions of the entries with its numbers, where its hazards were taken from Annex VI. */
  readonly versions: readonly HarmonisedEntry[];
  /** Of units, by `_id`; empty where no chemical has a UN number. */
  readonly dimensions: ReadonlyMap<string, string>;
  /** The edition of Annex VI; undefined where `versions` is empty. */
  readonly edition: Pick<RegulatoryEdition, 'title' | 'edition'> | undefined;
}

interface Judged {
  readonly unNumber?: unknown;
  readonly casNumber?: string | null | undefined;
  readonly ecNumber?: string | null | undefined;
  readonly fieldSources?: readonly FieldSource[] | undefined;
  readonly offeredForms?: readonly OfferedForm[] | undefined;
}

/** The law of each chemical today, in order; no query for a table that none of them refers to. */
export async function lawOf(database: Database | Work, records: readonly Judged[]): Promise<Law[]> {
  const day = utcDay();
  const numbers = records.map(({ unNumber }) => numberOf(unNumber));
  const harmonised = records.map(({ fieldSources = [] }) => takesFromAnnex({ fieldSources }));
  const sought = records
    .filter((_, index) => harmonised[index])
    .map(({ casNumber = null, ecNumber = null, fieldSources = [] }) => {
      return { casNumber, ecNumber, fieldSources };
    });
  const ofForms = records.flatMap(({ offeredForms = [], unNumber }) =>
    offeredForms.map((form) => form.unNumber ?? numberOf(unNumber)),
  );
  const lines = await transportLines(database, [...numbers, ...ofForms]);
  const dimensions = lines.size === 0 ? new Map<string, string>() : await unitDimensions(database);
  const versions = await harmonisedVersions(database, sought);
  const edition = versions.length === 0 ? undefined : await annexEdition(database);
  return numbers.map((number, index) => ({
    day,
    lines: number === null ? undefined : lines.get(number),
    formLines: lines,
    versions: harmonised[index] ? versions : [],
    dimensions,
    edition,
  }));
}

function numberOf(unNumber: unknown): string | null {
  return typeof unNumber === 'string' ? unNumber : null;
}

async function unitDimensions(database: Database | Work): Promise<Map<string, string>> {
  const { rows } = await sql<{ _id: string; dimension: string }>`
    select _id, dimension from unit`.execute(database);
  return new Map(rows.map(({ _id, dimension }) => [_id, dimension]));
}

function annexEdition(database: Database | Work) {
  return database
    .selectFrom('regulatoryEdition')
    .select(['title', 'edition'])
    .where('kind', '=', 'annex-vi')
    .executeTakeFirst();
}
