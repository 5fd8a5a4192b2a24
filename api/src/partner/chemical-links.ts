import { sql } from 'kysely';
import type { Work } from '../db/database';
import { invalid } from '../repository/parse-input';
import { notFound } from '../kernel/problem';
import { actorId, requireStaff } from '../kernel/viewer';
import type { WriteContext } from '../repository/batch';
import { living, source } from '../repository/columns';
import { inTransaction } from '../repository/in-transaction';
import { journal } from '../repository/journal';
import { lockIds } from '../repository/references';

/** The chemicals that a request linked, and those that were already linked. */
export interface Linked {
  readonly added: string[];
  readonly alreadyLinked: string[];
}

/** A partner and chemicals to link. */
interface Mapping {
  readonly partnerId: string;
  /** Distinct ids. */
  readonly chemicalIds: readonly string[];
  /** The field with the chemicals, for errors. */
  readonly field: string;
}

/**
 * Links chemicals to a partner, all or none. Concurrent requests for the same chemical are serialized: each reports
 * only the links it added.
 *
 * @throws ApiProblem `not-found` for the partner, `invalid` when a chemical does not exist
 */
export async function linkChemicals(context: WriteContext, mapping: Mapping): Promise<Linked> {
  requireStaff(context.viewer);
  const [linked] = await inTransaction(context.database, (work) =>
    linkManyWithin(work, context, [mapping]),
  );
  return linked ?? { added: [], alreadyLinked: [] };
}

/**
 * The same for several partners within the caller's transaction, with as many statements as for one.
 *
 * @param mappings - each partner once
 */
export async function linkManyWithin(
  work: Work,
  context: WriteContext,
  mappings: readonly Mapping[],
): Promise<Linked[]> {
  const versions = await holdPartners(work, context, mappings);
  await requireChemicals(work, context, mappings);
  const pairs = mappings.flatMap(({ partnerId, chemicalIds }) =>
    chemicalIds.map((chemicalId) => ({ partner_id: partnerId, chemical_id: chemicalId })),
  );
  const { rows } = await sql<{ partnerId: string; chemicalId: string }>`
    insert into ${linksOf(context)} (partner_id, chemical_id, linked_at, admin_id)
    select partner_id, chemical_id, ${new Date().toISOString()}, ${actorId(context.viewer)}
    from jsonb_populate_recordset(null::${linksOf(context)}, ${JSON.stringify(pairs)}::jsonb)
    order by partner_id, chemical_id
    on conflict do nothing returning partner_id, chemical_id`.execute(work);
  const added = new Map(mappings.map(({ partnerId }) => [partnerId, new Set<string>()]));
  for (const { partnerId, chemicalId } of rows) added.get(partnerId)?.add(chemicalId);
  const writes = mappings.map(({ partnerId }, index) => {
    return {
      partnerId,
      version: versions[index] ?? 0,
      from: [],
      to: [...(added.get(partnerId) ?? [])],
    };
  });
  await record(work, context, writes);
  return mappings.map(({ partnerId, chemicalIds }) => {
    const isAdded = (id: string) => added.get(partnerId)?.has(id) ?? false;
    return {
      added: chemicalIds.filter(isAdded),
      alreadyLinked: chemicalIds.filter((id) => !isAdded(id)),
    };
  });
}

/**
 * Removes links of chemicals to a partner.
 *
 * @returns those that were linked
 * @throws ApiProblem `not-found` for the partner
 */
export function unlinkChemicals(
  context: WriteContext,
  { partnerId, chemicalIds }: Omit<Mapping, 'field'>,
): Promise<string[]> {
  requireStaff(context.viewer);
  return inTransaction(context.database, async (work) => {
    const [version = 0] = await holdPartners(work, context, [{ partnerId }]);
    const links = linksOf(context);
    const { rows } = await sql<{ chemicalId: string }>`
      delete from ${links} where partner_id = ${partnerId} and chemical_id in (
        select chemical_id from ${links}
        where partner_id = ${partnerId} and chemical_id in (${sql.join([...chemicalIds])})
        order by chemical_id for update)
      returning chemical_id`.execute(work);
    const gone = new Set(rows.map(({ chemicalId }) => chemicalId));
    const removed = chemicalIds.filter((id) => gone.has(id));
    await record(work, context, [{ partnerId, version, from: removed, to: [] }]);
    return removed;
  });
}

function linksOf({ table }: WriteContext) {
  if (table.chemicalLinks) return sql.table(table.chemicalLinks);
  throw new Error(`Records of ${table.resource.name} are not linked to chemicals`);
}

/**
 * Locks partners against the trash until the transaction ends; concurrent links remain possible.
 *
 * @returns their versions, in order
 */
async function holdPartners(
  work: Work,
  { table }: WriteContext,
  partners: readonly Pick<Mapping, 'partnerId'>[],
): Promise<number[]> {
  const ids = partners.map(({ partnerId }) => partnerId);
  const { rows } = await sql<{ _id: string; version: number }>`
    select record._id, record.version from ${source(table)}
    where ${living(table)} and record._id in (${sql.join(ids)})
    order by record._id for share`.execute(work);
  const versions = new Map(rows.map(({ _id, version }) => [_id, version]));
  return ids.map((id) => {
    const version = versions.get(id);
    if (version === undefined) throw notFound(table.resource.label.one);
    return version;
  });
}

async function requireChemicals(
  work: Work,
  { tables }: WriteContext,
  mappings: readonly Mapping[],
): Promise<void> {
  const chemicals = tables.get('chemical');
  const all = new Set(mappings.flatMap(({ chemicalIds }) => chemicalIds));
  const known = chemicals ? await lockIds(work, chemicals, all) : new Set();
  const errors = mappings.flatMap(({ chemicalIds, field }) => {
    const unknown = chemicalIds.filter((id) => !known.has(id));
    if (unknown.length === 0) return [];
    const more = unknown.length > 5 ? ', …' : '';
    const message = `There is no such chemical: ${unknown.slice(0, 5).join(', ')}${more}`;
    return [{ path: field, message }];
  });
  if (errors.length > 0) throw invalid(errors);
}

interface LinkWrite {
  readonly partnerId: string;
  readonly version: number;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** The history stores the chemicals' names at the time. */
async function record(
  work: Work,
  { table, viewer, jobId }: WriteContext,
  writes: readonly LinkWrite[],
): Promise<void> {
  const ids = [...new Set(writes.flatMap(({ from, to }) => [...from, ...to]))];
  if (ids.length === 0) return;
  const { rows } = await sql<{ _id: string; title: string }>`
    select _id, name || coalesce(' (' || cas_number || ')', '') as title
    from chemical where _id in (${sql.join(ids)}) order by sort_key, _id`.execute(work);
  const titles = (chosen: readonly string[]) => {
    const set = new Set(chosen);
    return rows.filter(({ _id }) => set.has(_id)).map(({ title }) => title);
  };
  const entries = writes
    .filter(({ from, to }) => from.length + to.length > 0)
    .map(({ partnerId, version, from, to }) => {
      const changes = [{ field: 'chemicals', from: titles(from), to: titles(to) }];
      return { id: partnerId, action: 'update', version, changes } as const;
    });
  await journal({ work, resource: table.resource.name, viewer, jobId }, entries);
}
