import type { FieldError } from 'contract';
import type { mailServers } from 'contract/email';
import type { Work } from '../../db/database';
import type { WriteContext } from '../../repository/batch';
import { oneAtATime } from '../../repository/one-at-a-time';
import type { Draft, Prepared } from '../../repository/write-rules';
import { managesEveryAccount } from '../../account/assign-role';
import { requireAccountLinkServer } from './account-link-server';
import { goesElsewhere } from './goes-elsewhere';

type MailServerDraft = Draft<typeof mailServers>;

const takeDefault = oneAtATime({ flag: 'isDefault' });
const takeAccountLinks = oneAtATime({ flag: 'sendsAccountLinks' });

/**
 * Marks whether a password is set, and removes it together with its user name. Ensures at most one default and one
 * server for account links: the first server becomes both, the latter only where an Owner adds it.
 *
 * @throws ApiProblem `not-permitted` as `requireAccountLinkServer` does
 */
export async function prepareMailServers(
  work: Work,
  drafts: readonly MailServerDraft[],
  context: WriteContext,
): Promise<Prepared<typeof mailServers>[]> {
  await requireAccountLinkServer(work, drafts, context.viewer);
  const defaults = await takeDefault(work, drafts, context);
  const links = await takeAccountLinks(work, drafts, context);
  const first = (await hasServers(work)) ? undefined : firstOf(drafts);
  const forFirst = first ? await firstMarks(work, drafts, context) : {};
  return drafts.map((draft, place) => ({
    fields: {
      ...defaults[place]?.fields,
      ...links[place]?.fields,
      ...(draft === first ? forFirst : {}),
      passwordSetAt: passwordSetAt(draft),
    },
    errors: signInErrors(draft),
  }));
}

/** The one of the first servers that gets the marks which were left open. */
function firstOf(drafts: readonly MailServerDraft[]): MailServerDraft | undefined {
  return drafts.findLast(({ record }) => record.isDefault) ?? drafts.at(-1);
}

async function firstMarks(
  work: Work,
  drafts: readonly MailServerDraft[],
  { viewer }: WriteContext,
): Promise<Partial<Pick<MailServerDraft['record'], 'isDefault' | 'sendsAccountLinks'>>> {
  const isLeft = drafts.every(({ record }) => !record.sendsAccountLinks);
  const sendsAccountLinks = isLeft && (await managesEveryAccount(work, viewer));
  return { isDefault: true, ...(sendsAccountLinks && { sendsAccountLinks }) };
}

async function hasServers(work: Work): Promise<boolean> {
  const query = work.selectFrom('smtp').select('_id').where('deletedAt', 'is', null).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

function passwordSetAt({ record, before, secrets }: MailServerDraft): string | null {
  if (record.username === null || secrets.password === null) return null;
  if (secrets.password !== undefined) return new Date().toISOString();
  return before?.passwordSetAt ?? null;
}

function signInErrors({ record, before, secrets }: MailServerDraft): FieldError[] {
  if (record.username === null) {
    const isForNobody = typeof secrets.password === 'string';
    return isForNobody ? [{ path: 'username', message: 'Whose password is it?' }] : [];
  }
  if (secrets.password !== undefined || !before?.passwordSetAt || !goesElsewhere(record, before))
    return [];
  const message = 'Enter the password again: it was for another host, port or security';
  return [{ path: 'password', message }];
}
