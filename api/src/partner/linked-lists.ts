import type { LinkableQuery, LinkedQuery } from 'contract/partner';
import { sql, type RawBuilder } from 'kysely';
import { adminName } from '../repository/admin-name';
import type { Database } from '../db/database';
import { living, selection, source } from '../repository/columns';
import { extentOf } from '../repository/hidden-fields';
import { readPage } from '../repository/one-page';
import type { Page } from '../repository/read';
import type { Viewer } from '../kernel/viewer';
import type { ResourceTable } from '../repository/resource-table';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { isFoundBy } from '../catalog/search/search-condition';

/** A resource whose records are linked to chemicals. */
export type PartnerTable = ResourceTable & Required<Pick<ResourceTable, 'chemicalLinks'>>;

interface PageOf {
  readonly page: number;
  readonly pageSize: number;
}

/** The partners linked to a chemical, by name; none for a chemical in the trash. */
export function partnersOf(
  database: Database,
  table: PartnerTable,
  {
    chemicalId,
    viewer,
    ...page
  }: PageOf & { readonly chemicalId: string; readonly viewer: Viewer },
): Promise<Page> {
  return readPage(database, {
    ...page,
    columns: selection(table, extentOf(table.resource, viewer, 'list')),
    from: sql`${source(table)} join ${sql.table(table.chemicalLinks)} as link
      on link.partner_id = record._id and link.chemical_id = ${chemicalId}`,
    where: sql<boolean>`${living(table)} and ${isLiving(chemicalId)}`,
    orderBy: sql`record.sort_key, record._id`,
  });
}

/** The number of partners linked to a chemical. */
export async function countPartnersOf(
  database: Database,
  table: PartnerTable,
  chemicalId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table.chemicalLinks)} as link
    join ${source(table)} on record._id = link.partner_id
    where link.chemical_id = ${chemicalId} and ${living(table)} and ${isLiving(chemicalId)}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** A restored partner may still be linked to a chemical that was moved to the trash meanwhile. */
function isLiving(chemicalId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from chemical where chemical._id = ${chemicalId} and chemical.deleted_at is null)`;
}

const shown = sql`record._id, record.name, record.slug, record.cas_number, record.formula, record.status`;

/** The chemicals of a partner. */
export function chemicalsOf(
  database: Database,
  table: PartnerTable,
  partnerId: string,
  { sort, search, letter, ...page }: LinkedQuery,
): Promise<Page> {
  return readPage(database, {
    ...page,
    of: { table, id: partnerId },
    columns: sql`${shown}, link.linked_at, ${adminName} as linked_by`,
    from: sql`${sql.table(table.chemicalLinks)} as link
      join ${source(chemicalTable)} on record._id = link.chemical_id
      left join admin on admin._id = link.admin_id`,
    where: sql<boolean>`link.partner_id = ${partnerId} and ${narrowed({ search, letter })}`,
    orderBy: linkOrders[sort ?? 'name'],
  });
}

const byName = sql`record.sort_key, record._id`;
const linkOrders = {
  name: byName,
  '-name': sql`record.sort_key desc, record._id desc`,
  linkedAt: sql`link.linked_at, ${byName}`,
  '-linkedAt': sql`link.linked_at desc, ${byName}`,
} as const;

/** The catalogue's chemicals, each with whether it is linked to the partner. */
export function chemicalsToLink(
  database: Database,
  table: PartnerTable,
  partnerId: string,
  { unlinkedOnly, search, letter, ...page }: LinkableQuery,
): Promise<Page> {
  const isLinked = sql<boolean>`exists (
    select from ${sql.table(table.chemicalLinks)} as link
    where link.partner_id = ${partnerId} and link.chemical_id = record._id)`;
  const among = narrowed({ search, letter });
  return readPage(database, {
    ...page,
    of: { table, id: partnerId },
    columns: sql`${shown}, ${isLinked} as is_linked`,
    from: source(chemicalTable),
    where: unlinkedOnly ? sql<boolean>`${among} and not ${isLinked}` : among,
    orderBy: byName,
  });
}

function narrowed({ search, letter }: Pick<LinkedQuery, 'search' | 'letter'>): RawBuilder<boolean> {
  const conditions = [living(chemicalTable)];
  if (search !== undefined) conditions.push(isFoundBy(search));
  if (letter !== undefined) conditions.push(sql<boolean>`record.index_letter = ${letter}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
