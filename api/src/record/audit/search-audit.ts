import { auditedNames } from 'contract/record';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { maySee } from '../../kernel/permission';
import { invalidField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { adminName } from '../../repository/admin-name';
import { columnOf, own, source } from '../../repository/columns';
import { hiddenFields } from '../../repository/hidden-fields';
import { andVisible } from '../../repository/hidden-rows';
import { containsWords } from '../../kernel/contains-text';

/** Of how many people, keys and records, together, the entries are looked for. */
export const maxNamed = 100;

interface Named {
  /** Of a record; `actor` and `key` for who did it. */
  readonly resource: string;
  readonly _id: string;
}

type Reading = Pick<Services, 'database' | 'tables'>;

/**
 * What entries meet whose person, API key or record has the words of the text in its present name, or whose record or
 * person has it as id. The names are looked up first, so that an index finds the entries.
 *
 * @throws ApiProblem `invalid` when too many have such a name
 */
export async function searchAudit(
  services: Reading,
  text: string,
  viewer: Viewer,
): Promise<RawBuilder<boolean>> {
  const id = z.uuid().safeParse(text).data;
  const found = id === undefined ? await findNamed(services, text, viewer) : byId(services, id);
  const conditions = [...new Set(found.map(({ resource }) => resource))].map((name) =>
    isAbout(
      name,
      found.flatMap(({ resource, _id }) => (resource === name ? [_id] : [])),
    ),
  );
  if (conditions.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function isAbout(resource: string, ids: readonly string[]): RawBuilder<boolean> {
  if (resource === 'actor') return sql`audit.admin_id = any(${ids}::uuid[])`;
  if (resource === 'key') return sql`audit.api_key_id = any(${ids}::uuid[])`;
  return sql`(audit.resource = ${resource} and audit.record_id = any(${ids}::uuid[]))`;
}

/** What the entries of the id may be about; what the viewer may not see is left out of all entries. */
function byId({ tables }: Reading, _id: string): Named[] {
  const names = ['actor', 'key', ...tables.keys(), ...Object.keys(auditedNames)];
  return names.map((resource) => ({ resource, _id }));
}

async function findNamed(
  { database, tables }: Reading,
  text: string,
  viewer: Viewer,
): Promise<readonly Named[]> {
  const limit = sql`limit ${maxNamed + 1}`;
  const hasName = containsWords(sql`${adminName} || ' ' || admin.email`, text);
  const people = (resource: string) =>
    sql`(select ${resource}::text as resource, admin._id from admin where ${hasName} ${limit})`;
  const keys = (resource: string) => sql`(select ${resource}::text as resource, api_key._id
    from api_key where ${containsWords(sql`api_key.name`, text)} ${limit})`;
  const records = [...tables.values()].flatMap((table) => {
    const { name, title } = table.resource;
    if (!maySee(viewer, table.resource) || hiddenFields(table.resource, viewer).has(title))
      return [];
    return [
      sql`(select ${name}::text as resource, record._id from ${source(table)}
        where ${own(table)} and ${containsWords(sql`(${columnOf(table, title)})::text`, text)}
          ${andVisible(table, viewer)} ${limit})`,
    ];
  });
  const all = [people('actor'), people('admin'), keys('key'), keys('apiKey'), ...records];
  const { rows } = await sql<Named>`${sql.join(all, sql` union all `)} ${limit}`.execute(database);
  if (rows.length > maxNamed)
    throw invalidField('search', 'Many have this in their name. Type more of it');
  return rows;
}
