import { builtInRoles, levelEverywhere } from 'contract/staff';
import { sql, type Kysely } from 'kysely';

const now = '2026-11-28T00:00:00.000Z';
const recruiting = {
  id: '01990000-0000-7000-8000-000000000008',
  name: 'Recruiting',
  description: 'Job applications and what visitors see of the website',
  levels: { ...levelEverywhere('none'), website: 'view', applications: 'all' },
};

/**
 * Job applications are an area of their own. A company's own roles and its keys keep what they may do; of the built-in
 * ones only Owner and Administrator have it, and there is a role for it that the company may change.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const former = sql`levels || jsonb_build_object('applications',
    case when levels ->> 'website' in ('edit', 'all') then levels ->> 'website' else 'none' end)`;
  await sql`update role set levels = ${former} where built_in is null`.execute(database);
  await sql`update api_key set levels = ${former}`.execute(database);
  for (const [builtIn, { levels, description }] of Object.entries(builtInRoles)) {
    await sql`
      update role set levels = ${JSON.stringify(levels)}::jsonb, description = ${description}
      where built_in = ${builtIn}`.execute(database);
  }
  const { id, name, description, levels } = recruiting;
  await sql`
    insert into role (_id, created_at, updated_at, version, name, description, levels)
    select ${id}, ${now}, ${now}, 1, ${name}, ${description}, ${JSON.stringify(levels)}::jsonb
    where not exists (select from role where lower(name) = lower(${name}))`.execute(database);
}
