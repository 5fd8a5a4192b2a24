import { slugOf } from 'contract';
import { sql, type Kysely } from 'kysely';

interface Type {
  readonly id: string;
  readonly name: string;
}

/** The address of a chemical type, which its name was before. Of two with the same one, the first by name has it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table chemical_type add column slug text collate "C"`.execute(database);
  const { rows } = await sql<Type>`
    select _id as id, name from chemical_type where deleted_at is null order by name, _id`.execute(
    database,
  );
  const taken = new Set<string>();
  const named = rows.map(({ id, name }) => ({ id, slug: freeSlug(name, taken) }));
  const typed = sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (id uuid, slug text)`;
  await sql`
    update chemical_type set slug = named.slug from ${typed} where _id = named.id`.execute(
    database,
  );
  await sql`
    insert into slug (scope, slug, resource, record_id, is_current)
    select 'chemicalType', slug, 'chemicalType', id, true from ${typed}`.execute(database);
}

function freeSlug(name: string, taken: Set<string>): string {
  const base = slugOf(name) || 'chemical-type';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
