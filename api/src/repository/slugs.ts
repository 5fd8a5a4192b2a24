import { reservedSegments, slugOf } from 'contract';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { later } from '../db/later';
import type { FieldValues } from './field-values';
import { type ApiProblem, duplicateField, invalidField, worded } from '../kernel/problem';
import { anyOf, noneOf } from './any-of';
import { columnOf, source } from './columns';
import type { TableRegistry } from './references';
import type { ResourceTable } from './resource-table';
import type { Identified, Scope } from './rows';

/** The scope of addresses of the form `/{slug}`: top-level categories and chemicals. */
export const siteScope = 'site';

/** Matches the record with this current or former slug. */
export function answersAt(
  { resource }: ResourceTable,
  scope: string,
  slug: string,
): RawBuilder<boolean> {
  return sql<boolean>`record._id = (
    select record_id from slug
    where scope = ${scope} and slug = ${slug} and resource = ${resource.name})`;
}

export function hasSlug(table: ResourceTable): boolean {
  return 'slug' in table.resource.fields;
}

/** Whether the write changes or clears the slug, or moves it to another scope. */
export function slugIsAffected(
  table: ResourceTable,
  record: FieldValues,
  before: FieldValues,
): boolean {
  return record['slug'] !== before['slug'] || scopeOf(table, record) !== scopeOf(table, before);
}

/** The scope in which slugs are claimed; the tables name the record that already has one. */
export interface SlugScope extends Scope {
  readonly tables: TableRegistry;
  /** Whether the records were just made, so that they have no slugs yet. */
  readonly areNew?: boolean;
}

/** A record with its chosen slug, or with the reason why it gets none. */
interface Choice extends Identified {
  readonly scope: string;
  readonly slug: string | ApiProblem;
}

/**
 * Chooses and claims slugs of records: the requested one, or else one made from the title. A former slug of another
 * record can be taken over; a record's own former slugs stay as redirects.
 *
 * @returns by `_id`: the slug, or the problem `duplicate` when another record has it, `invalid` for a reserved word
 */
export async function claimSlugs(
  writeScope: SlugScope,
  records: readonly Identified[],
): Promise<ReadonlyMap<string, string | ApiProblem>> {
  const choices: Choice[] = [];
  for (const scope of new Set(records.map(({ fields }) => scopeOf(writeScope.table, fields)))) {
    const members = records.filter(({ fields }) => scopeOf(writeScope.table, fields) === scope);
    choices.push(...(await choose(writeScope, scope, members)));
  }
  const taken = await take(writeScope, choices);
  const outcomes = new Map<string, string | ApiProblem>();
  for (const choice of choices) outcomes.set(choice.id, await outcomeOf(writeScope, choice, taken));
  return outcomes;
}

/** Frees the slugs of the records, former ones included. */
export async function releaseSlugs({ work, table }: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await work
    .deleteFrom('slug')
    .where('resource', '=', table.resource.name)
    .where('recordId', 'in', ids)
    .execute();
}

async function outcomeOf(
  writeScope: SlugScope,
  { id, scope, slug }: Choice,
  taken: ReadonlySet<string>,
): Promise<string | ApiProblem> {
  if (typeof slug !== 'string' || taken.has(id)) return slug;
  return alreadyTaken(slug, await occupant(writeScope, scope, slug));
}

function alreadyTaken(slug: string, by: string): ApiProblem {
  return duplicateField('slug', worded`The address "${{ slug }}" is already taken by ${{ by }}.`);
}

/** Names the record at a slug: `the chemical “Acetone”`. */
async function occupant({ work, tables }: SlugScope, scope: string, slug: string): Promise<string> {
  const { rows } = await sql<{ resource: string; recordId: string }>`
    select resource, record_id from slug
    where scope = ${scope} and slug = ${slug} and is_current`.execute(work);
  const table = tables.get(rows[0]?.resource ?? '');
  if (!table || !rows[0]) return 'another record';
  const titles = await sql<{ title: string }>`
    select ${columnOf(table, table.resource.title)} as title
    from ${source(table)} where record._id = ${rows[0].recordId}`.execute(work);
  return `the ${table.resource.label.one} “${titles.rows[0]?.title ?? slug}”`;
}

function scopeOf(table: ResourceTable, record: FieldValues): string {
  return table.slug?.scope(record) ?? table.resource.name;
}

async function choose(
  writeScope: Scope,
  scope: string,
  records: readonly Identified[],
): Promise<Choice[]> {
  const chosen = new Set<string>();
  const choices: Choice[] = [];
  const { reserved, occupied } = await takenWords(writeScope, scope, records);
  for (const record of records) {
    const requested = record.fields['slug'];
    const slug =
      typeof requested === 'string'
        ? verdictOn(requested, { reserved, chosen })
        : await freeSlug(writeScope, {
            record,
            scope,
            isTaken: isOneOf(reserved, chosen, occupied),
          });
    if (typeof slug === 'string') chosen.add(slug);
    choices.push({ ...record, scope, slug });
  }
  return choices;
}

interface Words {
  readonly reserved: ReadonlySet<string>;
  /** Slugs already chosen for other records of the batch. */
  readonly chosen: ReadonlySet<string>;
}

function verdictOn(requested: string, { reserved, chosen }: Words): string | ApiProblem {
  if (reserved.has(requested))
    return invalidField('slug', 'This word is an address of the site itself');
  return chosen.has(requested) ? alreadyTaken(requested, 'another one of these') : requested;
}

function isOneOf(...sets: readonly ReadonlySet<string>[]) {
  return (slug: string) => sets.some((set) => set.has(slug));
}

/** The site's own words, and those slugs made from the records' titles that other records already have. */
async function takenWords(
  { work, table }: Scope,
  scope: string,
  records: readonly Identified[],
): Promise<{ reserved: ReadonlySet<string>; occupied: ReadonlySet<string> }> {
  const free = records.filter(({ fields }) => typeof fields['slug'] !== 'string');
  const slugs = free.map(({ fields }) => slugOfTitle(table, fields));
  const ids = free.map(({ id }) => id);
  const taken = occupied({ scope, slugs, ids });
  const { rows } = await sql<{ patterns: string | null; slug: string | null }>`
    select null as patterns, slug from (${taken}) as taken
    union all
    select jsonb_agg(coalesce(document -> 'patterns', '[]') order by _id)::text, null from remote
    where ${scope === siteScope}`.execute(work);
  const patterns = rows.find((row) => row.patterns !== null)?.patterns ?? '[]';
  return {
    reserved: scope === siteScope ? wordsOf(patterns) : new Set(),
    occupied: new Set(rows.flatMap(({ slug }) => slug ?? [])),
  };
}

const Patterns = z.array(z.array(z.string()));
let lastWords = { patterns: '[]', words: reservedSegments([]) };

/** The words of the site and of these patterns, which differ from the last ones only after a release. */
function wordsOf(patterns: string): ReadonlySet<string> {
  if (patterns !== lastWords.patterns)
    lastWords = { patterns, words: reservedSegments(Patterns.parse(JSON.parse(patterns)).flat()) };
  return lastWords.words;
}

interface OccupiedQuery {
  readonly scope: string;
  readonly slugs: readonly string[];
  /** The records to choose for; their own slugs count as free. */
  readonly ids: readonly string[];
}

function occupied({ scope, slugs, ids }: OccupiedQuery): RawBuilder<{ slug: string }> {
  if (slugs.length === 0) return sql`select slug from slug where false`;
  return sql`
    select slug from slug
    where scope = ${scope} and slug = ${anyOf(slugs)} and is_current
      and record_id <> ${noneOf(ids, 'uuid')}`;
}

function slugOfTitle(table: ResourceTable, record: FieldValues): string {
  const slug = slugOfField(record, table.resource.title);
  if (/[a-z]/.test(slug)) return slug;
  const others = (table.slug?.fallbacks ?? []).map((field) => slugOfField(record, field));
  return others.find((other) => other !== '') ?? (slug || slugOf(table.resource.label.one));
}

function slugOfField(record: FieldValues, field: string): string {
  const text = record[field];
  return slugOf(typeof text === 'string' ? text : '');
}

interface Wanted {
  readonly record: Identified;
  readonly scope: string;
  readonly isTaken: (slug: string) => boolean;
}

/** The title's slug, or else the first free one with a number. Numbers are looked up in batches of this size. */
const numbersAtATime = 50;

async function freeSlug(
  { work, table }: Scope,
  { record, scope, isTaken }: Wanted,
): Promise<string> {
  const base = slugOfTitle(table, record.fields);
  if (!isTaken(base)) return base;
  for (let first = 2; ; first += numbersAtATime) {
    const slugs = Array.from({ length: numbersAtATime }, (_, index) => `${base}-${first + index}`);
    const { rows } = await occupied({ scope, slugs, ids: [record.id] }).execute(work);
    const others = new Set(rows.map(({ slug }) => slug));
    const free = slugs.find((slug) => !others.has(slug) && !isTaken(slug));
    if (free !== undefined) return free;
  }
}

/** @returns the ids of the records that now have their slug */
async function take(
  { work, table, areNew = false }: SlugScope,
  choices: readonly Choice[],
): Promise<ReadonlySet<string>> {
  const resource = table.resource.name;
  const claims = choices.filter(({ slug }) => typeof slug === 'string');
  if (claims.length === 0) return new Set();
  const rows = claims.map(({ id, scope, slug }) => ({ id, scope, slug }));
  const wanted = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id uuid, scope text, slug text)`;
  if (!areNew) {
    await later(sql`
      update slug set is_current = false from ${wanted}
      where slug.resource = ${resource} and slug.record_id = wanted.id and slug.is_current
        and (slug.scope, slug.slug) <> (wanted.scope, wanted.slug)`).execute(work);
  }
  const taken = await sql<{ recordId: string }>`
    insert into slug (scope, slug, resource, record_id, is_current)
    select scope, slug, ${resource}, id, true from ${wanted}
    on conflict (scope, slug) do update
      set resource = excluded.resource, record_id = excluded.record_id, is_current = true
      where not slug.is_current or slug.record_id = excluded.record_id
    returning record_id`.execute(work);
  return new Set(taken.rows.map(({ recordId }) => recordId));
}
