import type { KnownSubstance, SubstanceGroup } from 'contract/catalog';
import { utcDay } from 'contract';
import { entriesOnDay } from 'contract/regulation';
import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import { harmonisedVersions } from '../harmonised-versions';
import type { LibrarySubstance } from './substance-library';

/** The library's substances by their types. */
export async function readSubstanceGroups({
  substances,
}: Pick<Services, 'substances'>): Promise<SubstanceGroup[]> {
  const known = (await substances?.read()) ?? [];
  const types = [...new Set(known.flatMap(({ typeNames }) => typeNames))];
  return types.map((typeName) => ({
    typeName,
    casNumbers: known.flatMap(({ typeNames, casNumber }) =>
      typeNames[0] === typeName ? [casNumber] : [],
    ),
  }));
}

/** What is known of each number, in their order, each number once. */
export async function findSubstances(
  { substances }: Pick<Services, 'substances'>,
  work: Database | Work,
  casNumbers: readonly string[],
): Promise<Map<string, LibrarySubstance>> {
  const fromLibrary = new Map(
    ((await substances?.read(casNumbers)) ?? []).map((one) => [one.casNumber, one]),
  );
  const others = casNumbers.filter((casNumber) => !fromLibrary.has(casNumber));
  const fromAnnex = await annexSubstances(work, others);
  return new Map(
    [...new Set(casNumbers)].flatMap((casNumber) => {
      const substance = fromLibrary.get(casNumber) ?? fromAnnex.get(casNumber);
      return substance ? [[casNumber, substance] as const] : [];
    }),
  );
}

/** The numbers of one entry in Annex VI each, which names them. */
async function annexSubstances(
  work: Database | Work,
  casNumbers: readonly string[],
): Promise<Map<string, LibrarySubstance>> {
  const versions = await harmonisedVersions(
    work,
    casNumbers.map((casNumber) => ({ casNumber, ecNumber: null })),
  );
  const entries = entriesOnDay(versions, utcDay());
  return new Map(
    casNumbers.flatMap((casNumber) => {
      const [entry] = entries.filter((one) => one.casNumbers.includes(casNumber));
      const name = entry?.casNumbers.length === 1 ? firstName(entry.name) : undefined;
      if (name === undefined) return [];
      const blank = { formula: null, smiles: null, typeNames: [], hasHazards: true, fields: {} };
      return [[casNumber, { casNumber, name, ...blank }] as const];
    }),
  );
}

/** Names of an entry are separated by semicolons; notes on its form stand in brackets. */
function firstName(names: string): string {
  const [first = ''] = names.split(';');
  const end = first.trimEnd().endsWith(']') ? first.lastIndexOf('[') : first.length;
  const name = first.slice(0, end).trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Those of the numbers that chemicals of the catalogue have. */
export async function numbersInCatalogue(
  work: Database | Work,
  casNumbers: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ casNumber: string }>`
    select distinct cas_number as "casNumber" from chemical
    where deleted_at is null and cas_number = any(${casNumbers}::text[])`.execute(work);
  return new Set(rows.map(({ casNumber }) => casNumber));
}

/** What is known of CAS numbers, for people who choose among them. */
export async function lookUpSubstances(
  services: Pick<Services, 'substances' | 'database'>,
  casNumbers: readonly string[],
): Promise<KnownSubstance[]> {
  const { database } = services;
  const [known, present] = await Promise.all([
    findSubstances(services, database, casNumbers),
    numbersInCatalogue(database, casNumbers),
  ]);
  return [...new Set(casNumbers)].map((casNumber) => {
    const one = known.get(casNumber);
    return {
      casNumber,
      name: one?.name ?? null,
      formula: one?.formula ?? null,
      hasStructure: one !== undefined && one.smiles !== null,
      hasHazards: one?.hasHazards ?? false,
      typeNames: [...(one?.typeNames ?? [])],
      isInCatalogue: present.has(casNumber),
    };
  });
}
