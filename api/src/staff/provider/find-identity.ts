import { sql } from 'kysely';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { system } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { addAdmin, noteChange } from '../admins';
import type { Identity } from './identity-provider';
import { notifyOfLink } from './notify-of-link';

/**
 * The account of an identity. The first time it is the one with the verified email, or a new one where a role
 * has its domain. The person of an account that was there is told.
 *
 * @throws ApiProblem `wrong-credentials` with the reason
 */
export function findIdentity(
  services: Pick<Services, 'database' | 'secretBox' | 'env'>,
  identity: Identity,
): Promise<string> {
  return inTransaction(services.database, async (work) => {
    const known = await linkedAccount(work, identity);
    if (known !== undefined) return known;
    // Of two first sign-ins at once, the second finds what the first has made.
    await sql`select pg_advisory_xact_lock(7281037)`.execute(work);
    const linked = await linkedAccount(work, identity);
    if (linked !== undefined) return linked;
    const { email } = identity;
    if (email === undefined || !identity.isEmailVerified) {
      throw refused('The sign-in needs an email that the identity provider has verified.');
    }
    const present = await accountWith(work, email);
    const adminId = present ?? (await openAccount(work, identity, email));
    await link(work, adminId, identity);
    if (present !== undefined) await notifyOfLink(work, services, adminId);
    return adminId;
  });
}

async function linkedAccount(
  work: Work,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const found = await work
    .selectFrom('adminIdentity as identity')
    .innerJoin('admin', 'admin._id', 'identity.adminId')
    .select(['admin._id', 'admin.deletedAt'])
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .executeTakeFirst();
  if (found !== undefined && found.deletedAt !== null) throw deactivated();
  return found?._id;
}

/** @throws ApiProblem for an email that a deactivated account alone has: it must not come back as a new one */
async function accountWith(work: Work, email: string): Promise<string | undefined> {
  const accounts = await work
    .selectFrom('admin')
    .select(['_id', 'deletedAt'])
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .execute();
  const active = accounts.find(({ deletedAt }) => deletedAt === null);
  if (active === undefined && accounts.length > 0) throw deactivated();
  return active?._id;
}

async function openAccount(work: Work, identity: Identity, email: string): Promise<string> {
  const [name = email, domain = ''] = email.split('@');
  const role = await work
    .selectFrom('role')
    .select('_id')
    .where(sql<boolean>`email_domains ? ${domain}`)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (role === undefined) {
    throw refused(`Nobody here has the email ${email}. Ask a colleague to invite you.`);
  }
  const { firstname = name, lastname = domain } = identity;
  const names = { firstname: firstname.slice(0, 80), lastname: lastname.slice(0, 80) };
  const account = { ...names, email, passwordHash: null, roleId: role._id };
  const { _id } = await addAdmin(work, account, system);
  await work
    .updateTable('accountLink')
    .set({ endedAt: new Date().toISOString() })
    .where('kind', '=', 'invitation')
    .where('email', '=', email)
    .where('endedAt', 'is', null)
    .execute();
  return _id;
}

/** An account has one identity of a provider: a successor with the same email does not get it. */
async function link(work: Work, adminId: string, { issuer, subject }: Identity): Promise<void> {
  const added = await work
    .insertInto('adminIdentity')
    .values({ issuer, subject, adminId, createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['adminId', 'issuer']).doNothing())
    .returning('adminId')
    .executeTakeFirst();
  if (added === undefined) {
    throw refused('The account with your email belongs to somebody else at the identity provider.');
  }
  const changes = [{ field: 'identityProvider', from: null, to: issuer }];
  await noteChange(work, adminId, { viewer: system, changes });
}

function deactivated(): ApiProblem {
  return refused('Your account is deactivated. Ask a colleague who manages accounts.');
}

function refused(detail: string): ApiProblem {
  return new ApiProblem('wrong-credentials', detail);
}
