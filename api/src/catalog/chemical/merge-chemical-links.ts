import { sql } from 'kysely';
import { z } from 'zod';
import type { Tables, Work } from '../../db/database';
import type { MergedPair, PairedRecords } from '../../jobs/merge-rules';
import { ApiProblem, worded } from '../../kernel/problem';
import type { WriteContext } from '../../repository/batch';
import { journal } from '../../repository/journal';

const Links = z.object({
  partner: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
  added: z.array(z.uuid()),
});
type Links = z.infer<typeof Links>;
const Followed = z.object({ links: z.array(Links), slugs: z.array(z.string()) });

/**
 * Lets the links of customers and suppliers and the addresses of a chemical be those of another.
 *
 * @throws ApiProblem `in-use` when both have a certificate of one lot
 */
export async function followChemical(
  work: Work,
  context: WriteContext,
  pair: PairedRecords,
): Promise<z.infer<typeof Followed>> {
  await requireOwnLots(work, pair.ids);
  const links: Links[] = [];
  for (const table of context.tables.values()) {
    const { chemicalLinks, resource } = table;
    if (!chemicalLinks) continue;
    links.push(await moveLinks(work, context, { ...pair, chemicalLinks, partner: resource.name }));
  }
  return { links, slugs: await redirect(work, pair.ids) };
}

/** The lots of a chemical are told apart by their numbers. */
async function requireOwnLots(work: Work, { kept, other }: MergedPair): Promise<void> {
  const { rows } = await sql<{ lot: string }>`
    select document.lot_number as lot from document
    join document as same on same.chemical_id = ${kept}
      and lower(same.lot_number) = lower(document.lot_number)
    where document.chemical_id = ${other}
      and document.deleted_at is null and same.deleted_at is null limit 1`.execute(work);
  const [same] = rows;
  if (!same) return;
  const detail = worded`Both have a certificate of the lot “${{ lot: same.lot }}”. Delete one of them first.`;
  throw new ApiProblem('in-use', detail);
}

interface LinkMove extends PairedRecords {
  readonly chemicalLinks: keyof Tables;
  readonly partner: string;
}

async function moveLinks(
  work: Work,
  context: WriteContext,
  { chemicalLinks, partner, ids, kept, other }: LinkMove,
): Promise<Links> {
  const table = sql.table(chemicalLinks);
  const { rows } = await sql<{ row: Record<string, unknown> & { partner_id: string } }>`
    delete from ${table} as link where chemical_id = ${ids.other}
    returning to_jsonb(link) as row`.execute(work);
  const links = rows.map(({ row }) => row);
  const moved = links.map((row) => ({ ...row, chemical_id: ids.kept }));
  const inserted = await insertLinks(work, chemicalLinks, moved);
  const added = new Set(inserted);
  await noteLinks(work, context, {
    partner,
    partners: links.map(({ partner_id: id }) => id),
    from: [titleOf(other)],
    to: (id) => (added.has(id) ? [titleOf(kept)] : []),
  });
  return { partner: chemicalLinks, rows: links, added: inserted };
}

async function insertLinks(
  work: Work,
  links: keyof Tables,
  given: readonly object[],
): Promise<string[]> {
  const { rows } = await sql<{ partnerId: string }>`
    insert into ${sql.table(links)}
    select * from jsonb_populate_recordset(null::${sql.table(links)}, ${JSON.stringify(given)}::jsonb)
    on conflict do nothing returning partner_id`.execute(work);
  return rows.map(({ partnerId }) => partnerId);
}

function titleOf({ name, casNumber }: PairedRecords['kept']): string {
  return typeof casNumber === 'string' ? `${String(name)} (${casNumber})` : String(name);
}

interface LinkNote {
  readonly partner: string;
  readonly partners: readonly string[];
  readonly from: readonly string[];
  readonly to: (partnerId: string) => readonly string[];
}

async function noteLinks(
  work: Work,
  context: WriteContext,
  { partner, partners, from, to }: LinkNote,
): Promise<void> {
  const table = context.tables.get(partner);
  if (!table || partners.length === 0) return;
  const { rows } = await sql<{ _id: string; version: number }>`
    select _id, version from ${sql.table(table.table)}
    where _id in (${sql.join([...partners])}) order by _id`.execute(work);
  const entries = rows.map(({ _id: id, version }) => {
    const changes = [{ field: 'chemicals', from: [...from], to: [...to(id)] }];
    return { id, action: 'update', version, changes } as const;
  });
  await journal({ ...context, work, resource: partner }, entries);
}

/** Lets all addresses of the other lead to the kept one. */
async function redirect(work: Work, { kept, other }: MergedPair): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    update slug set record_id = ${kept}, is_current = false
    where resource = 'chemical' and record_id = ${other} returning slug`.execute(work);
  return rows.map(({ slug }) => slug);
}

/** Takes back what `followChemical` did; the address of the other is claimed by its return from the trash. */
export async function undoFollowed(
  work: Work,
  { kept, other }: MergedPair,
  followed: unknown,
): Promise<void> {
  const { links, slugs } = Followed.parse(followed);
  for (const { partner, rows, added } of links) {
    const table = sql.table(partner);
    await sql`
      delete from ${table} where chemical_id = ${kept} and partner_id = any(${added})`.execute(
      work,
    );
    await sql`
      insert into ${table}
      select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`.execute(work);
  }
  await sql`
    update slug set record_id = ${other}
    where resource = 'chemical' and record_id = ${kept} and not is_current
      and slug = any(${slugs})`.execute(work);
}
