import { isDeepStrictEqual } from 'node:util';
import { roles } from 'contract/staff';
import { sql } from 'kysely';
import { adminName } from '../../repository/admin-name';
import { ApiProblem } from '../../kernel/problem';
import type { Work } from '../../db/database';
import type { WriteContext } from '../../repository/batch';
import type { ResourceTable } from '../../repository/resource-table';
import type { Draft, Prepared } from '../../repository/write-rules';
import { beyondOwn } from '../../account/beyond-own';

export const roleTable = {
  resource: roles,
  table: 'role',
  caughtUp: ({ sessions }) => sessions.caughtUp(),
  columns: {
    holders: sql`(
      select count(*) from admin where admin.role_id = record._id and admin.deleted_at is null)`,
  },
  rules: {
    beforeWrite: prepareRoles,
    removalProblem(work, role) {
      return neededRole(work, role);
    },
  },
} satisfies ResourceTable<typeof roles>;

async function prepareRoles(
  work: Work,
  drafts: readonly Draft<typeof roles>[],
  { viewer }: WriteContext,
): Promise<Prepared<typeof roles>[]> {
  const roleOf = await rolesOfDomains(work);
  return drafts.map((draft) => {
    const { record, before } = draft;
    const taken = record.emailDomains.find((domain) => {
      const role = roleOf.get(domain);
      return role !== undefined && role !== before?._id;
    });
    if (taken !== undefined) return refused('emailDomains', `Another role has ${taken} already`);
    const builtIn = before?.builtIn ?? null;
    const beyond = beyondOwn(viewer, record.levels) ?? (before && beyondOwn(viewer, before.levels));
    if (beyond) return refused('levels', `You can only give what you may do yourself: ${beyond}`);
    if (builtIn === 'owner' && viewer.kind === 'admin' && viewer.roleId !== before?._id)
      return refused('requiresSecondFactor', 'Owners alone may change the role Owner.');
    if (builtIn === 'owner' && record.emailDomains.length > 0)
      return refused('emailDomains', 'The role Owner is given by Owners alone.');
    if (changesSignInAlone(draft)) return { fields: { builtIn }, errors: [] };
    if (builtIn !== null) return refused('name', 'Built-in roles cannot be changed. Copy it.');
    if (viewer.kind === 'admin' && viewer.roleId === before?._id)
      return refused('levels', 'This is your own role. Ask somebody else to change it.');
    return { fields: { builtIn }, errors: [] };
  });
}

const givenFields = ['name', 'description', 'levels'] as const;

/** The role of each domain; of a removed role none. */
async function rolesOfDomains(work: Work): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ domain: string; _id: string }>`
    select domain, _id from role, jsonb_array_elements_text(email_domains) as domain
    where deleted_at is null`.execute(work);
  return new Map(rows.map(({ domain, _id }) => [domain, _id]));
}

/** Whether a role stays what it is but for the second factor and the domains of new accounts. */
function changesSignInAlone({ record, before }: Draft<typeof roles>): boolean {
  if (!before) return false;
  return givenFields.every((name) => isDeepStrictEqual(record[name], before[name]));
}

function refused(path: string, message: string): Prepared<typeof roles> {
  return { fields: {}, errors: [{ path, message }] };
}

interface StoredRole {
  readonly _id: string;
  readonly name: string;
  readonly builtIn: string | null;
}

async function neededRole(work: Work, role: StoredRole): Promise<ApiProblem | undefined> {
  if (role.builtIn !== null) return new ApiProblem('in-use', 'Built-in roles cannot be deleted.');
  const { rows } = await sql<{ name: string; total: number }>`
    select ${adminName} as name, count(*) over () as total from admin
    where role_id = ${role._id} and deleted_at is null order by 1 limit 5`.execute(work);
  const [first] = rows;
  if (!first) return undefined;
  const names = rows.map(({ name }) => name).join(', ');
  const more = first.total > rows.length ? ', …' : '';
  return new ApiProblem(
    'in-use',
    `${names}${more} ${first.total === 1 ? 'has' : 'have'} the role ${role.name}. Give them another one first.`,
  );
}
