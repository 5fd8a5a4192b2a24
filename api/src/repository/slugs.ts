import { reservedSegments, slugOf } from 'contract';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { Row } from '../db/pool';
import { duplicateField, invalidField } from '../problem';
import type { ResourceTable } from './resource-table';
import type { Place } from './rows';

/** The scope of what is answered at `/{slug}`: top-level categories and chemicals. */
export const siteScope = 'site';

export function hasSlug(table: ResourceTable): boolean {
  return 'slug' in table.resource.fields;
}

/** The slug was changed or cleared, or stands in another scope now. */
export function slugIsAffected(table: ResourceTable, record: Row, before: Row): boolean {
  return record['slug'] !== before['slug'] || scopeOf(table, record) !== scopeOf(table, before);
}

/**
 * Chooses the slug of a record and claims it: the one asked for, else one made from the title. A former slug of another
 * record may be taken over; the record's own former slugs stay as redirects.
 *
 * @throws ApiProblem `duplicate` when another record answers there, `invalid` for a reserved word
 */
export async function claimSlug(place: Place, record: Row): Promise<string> {
  const scope = scopeOf(place.table, record);
  const reserved = scope === siteScope ? await reservedWords(place.work) : new Set<string>();
  const asked = record['slug'];
  const slug = typeof asked === 'string' ? asked : await freeSlug(place, record, reserved);
  if (reserved.has(slug)) throw invalidField('slug', 'This word is an address of the site itself');
  await take(place, scope, slug);
  return slug;
}

/** Gives the record's addresses free, former ones included. */
export async function releaseSlugs({ work, table, id }: Place): Promise<void> {
  await work
    .deleteFrom('slug')
    .where('resource', '=', table.resource.name)
    .where('recordId', '=', id)
    .execute();
}

function scopeOf(table: ResourceTable, record: Row): string {
  return table.slugScope?.(record) ?? table.resource.name;
}

async function reservedWords(work: Work): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ pattern: string }>`
    select jsonb_array_elements_text(document -> 'patterns') as pattern from remote`.execute(work);
  return reservedSegments(rows.map((row) => row.pattern));
}

async function freeSlug(
  { work, table, id }: Place,
  record: Row,
  reserved: ReadonlySet<string>,
): Promise<string> {
  const title = record[table.resource.title];
  const base = slugOf(typeof title === 'string' ? title : '') || slugOf(table.resource.label.one);
  const { rows } = await sql<{ slug: string }>`
    select slug from slug
    where scope = ${scopeOf(table, record)} and record_id <> ${id} and is_current
      and (slug = ${base} or slug like ${`${base}-%`})`.execute(work);
  const taken = new Set(rows.map((row) => row.slug));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate) && !reserved.has(candidate)) return candidate;
  }
}

async function take({ work, table, id }: Place, scope: string, slug: string): Promise<void> {
  const resource = table.resource.name;
  await sql`
    update slug set is_current = false
    where resource = ${resource} and record_id = ${id} and is_current
      and (scope, slug) <> (${scope}, ${slug})`.execute(work);
  const { rows } = await sql`
    insert into slug (scope, slug, resource, record_id, is_current)
    values (${scope}, ${slug}, ${resource}, ${id}, true)
    on conflict (scope, slug) do update
      set resource = excluded.resource, record_id = excluded.record_id, is_current = true
      where not slug.is_current or slug.record_id = excluded.record_id
    returning slug`.execute(work);
  if (rows.length === 0) throw duplicateField('slug', `The address "${slug}" is already taken.`);
}
