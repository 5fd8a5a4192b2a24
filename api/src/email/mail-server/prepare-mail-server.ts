import type { FieldError } from 'contract';
import type { mailServers } from 'contract/email';
import type { Work } from '../../db/database';
import type { WriteContext } from '../../repository/batch';
import { oneAtATime } from '../../repository/one-at-a-time';
import type { Draft, Prepared } from '../../repository/write-rules';

type MailServerDraft = Draft<typeof mailServers>;

const takeTurns = oneAtATime({ flag: 'isDefault' });

/**
 * Marks whether a password is set, and removes it together with its user name. Ensures at most one default: the first
 * server becomes it, and a new default replaces the previous one.
 */
export async function prepareMailServers(
  work: Work,
  drafts: readonly MailServerDraft[],
  context: WriteContext,
): Promise<Prepared<typeof mailServers>[]> {
  const turns = await takeTurns(work, drafts, context);
  const isGiven = drafts.some(({ record }) => record.isDefault);
  const first = isGiven || (await hasServers(work)) ? undefined : drafts.at(-1);
  return drafts.map((draft, place) => ({
    fields: {
      ...turns[place]?.fields,
      ...(draft === first ? { isDefault: true } : {}),
      passwordSetAt: passwordSetAt(draft),
    },
    errors: signInErrors(draft),
  }));
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
  if (secrets.password !== undefined || !goesElsewhere(record, before)) return [];
  const message = 'Enter the password again: it was for another host, port or security';
  return [{ path: 'password', message }];
}

/**
 * A write-only password must not leak by redirecting it to another host or port, or to a connection with less
 * protection.
 */
function goesElsewhere(
  record: MailServerDraft['record'],
  before: MailServerDraft['before'],
): boolean {
  if (!before?.passwordSetAt) return false;
  const isSameServer = before.host === record.host && before.port === record.port;
  return !isSameServer || protectionOf(record) < protectionOf(before);
}

const protection: readonly unknown[] = ['none', 'starttls', 'tls'];

function protectionOf({ security }: Pick<MailServerDraft['record'], 'security'>): number {
  return protection.indexOf(security);
}
