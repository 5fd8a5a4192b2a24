import { type AddedSubstances, chemicals, chemicalTypes } from 'contract/catalog';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { WriteContext } from '../../repository/batch';
import { requireWritable } from '../../repository/hidden-fields';
import { inTransaction } from '../../repository/in-transaction';
import { tableOf } from '../../repository/table-of';
import { newFields, unwrapAll } from '../../repository/write';
import { addManyWithin } from '../../repository/write-batch';
import { precomputeChemical } from '../structure/sync-structures';
import { findSubstances, numbersInCatalogue } from './read-substances';
import type { LibrarySubstance } from './substance-library';

/** Adds drafts of what is known of the numbers, with their types. */
export async function addSubstances(
  services: Services,
  casNumbers: readonly string[],
  viewer: Viewer,
): Promise<AddedSubstances> {
  const { database, tables } = services;
  const known = await findSubstances(services, database, casNumbers);
  const prepared = await Promise.all([...known.values()].map(withStructure));
  const descriptions = (await services.substances?.typeDescriptions()) ?? {};
  return inTransaction(database, async (work) => {
    // Two who press at once would add a substance twice.
    await sql`select pg_advisory_xact_lock(hashtext('substance.add'))`.execute(work);
    const present = await numbersInCatalogue(work, casNumbers);
    const missing = prepared.filter(({ casNumber }) => !present.has(casNumber));
    const contextOf = (resource: typeof chemicals | typeof chemicalTypes): WriteContext => {
      return { database, tables, table: tableOf(services, resource.name), viewer };
    };
    const names = [...new Set(missing.flatMap(({ typeNames }) => typeNames))];
    const typeIds = await ensureTypes(work, contextOf(chemicalTypes), { names, descriptions });
    const context = contextOf(chemicals);
    const inputs = missing.map((one) => inputOf(one, typeIds));
    for (const input of inputs) requireWritable(chemicals, Object.keys(input), viewer);
    const outcomes = await addManyWithin(
      work,
      context,
      inputs.map((input, index) => ({
        fields: newFields(context.table, input),
        precomputed: missing[index]?.precomputed,
      })),
    );
    return {
      ids: outcomes.flatMap((one) => (one.ok ? [one.id] : [])),
      unknown: [...new Set(casNumbers)].filter((number) => !known.has(number)),
      present: [...present],
      refused: outcomes.flatMap((one, index) =>
        one.ok ? [] : [{ casNumber: missing[index]?.casNumber ?? '', reason: one.problem.message }],
      ),
    };
  });
}

async function withStructure(substance: LibrarySubstance): Promise<LibrarySubstance> {
  if (substance.smiles === null || substance.precomputed !== undefined) return substance;
  return { ...substance, precomputed: await precomputeChemical({ smiles: substance.smiles }) };
}

function inputOf(substance: LibrarySubstance, typeIds: ReadonlyMap<string, string>) {
  const { casNumber, name, formula, smiles, typeNames, fields } = substance;
  const types = typeNames.flatMap((typeName) => typeIds.get(typeName) ?? []);
  return { ...fields, name, casNumber, formula, smiles, typeIds: types, status: 'draft' };
}

interface WantedTypes {
  readonly names: readonly string[];
  readonly descriptions: Readonly<Record<string, string>>;
}

/** The ids of types by name, after those that are missing were added. */
async function ensureTypes(
  work: Work,
  context: WriteContext,
  { names, descriptions }: WantedTypes,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ _id: string; name: string }>`
    select _id, name from chemical_type
    where deleted_at is null and name = any(${names}::text[])`.execute(work);
  const ids = new Map(rows.map(({ _id, name }) => [name, _id]));
  const missing = names.filter((name) => !ids.has(name));
  const given = missing.map((name) => ({
    fields: newFields(context.table, { name, description: descriptions[name] ?? null }),
  }));
  const added = unwrapAll(await addManyWithin(work, context, given));
  for (const [index, { _id }] of added.entries()) ids.set(missing[index] ?? '', String(_id));
  return ids;
}
