import type { AuditEventAction } from 'contract/record';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { originOfRequest } from '../../http/request-origin';
import type { Database } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { recordEvent } from '../../repository/journal';

interface SignInAttempt {
  /** The account that was tried; undefined when there is none, of which nothing typed is stored. */
  readonly adminId: string | undefined;
  readonly request: FastifyRequest;
}

/** Addresses that are counted by themselves, for each account and hour. */
const maxAddresses = 20;
const others = '*';

interface Refusal extends SignInAttempt {
  readonly error: unknown;
}

/** Runs a sign-in, counts it, and notes in the audit when it is refused. */
export async function notingRefusals<T>(
  { database, meters }: Pick<Services, 'database' | 'meters'>,
  attempt: SignInAttempt,
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await signIn();
    meters.signIns.inc({ result: 'accepted' });
    return answer;
  } catch (error) {
    const result = error instanceof ApiProblem ? results[error.code] : undefined;
    if (result !== undefined) meters.signIns.inc({ result });
    await noteRefusal(database, { ...attempt, error });
    throw error;
  }
}

/**
 * Writes a refused sign-in to the audit, the first of an account, an address and an hour. Those that follow are
 * counted, and `settleRefusals` writes their number: an attacker adds few rows, however many attempts they make.
 */
async function noteRefusal(
  database: Database,
  { error, adminId, request }: Refusal,
): Promise<void> {
  const action = error instanceof ApiProblem ? actions[error.code] : undefined;
  if (action === undefined) return;
  const origin = originOfRequest(request);
  await inTransaction(database, async (work) => {
    const key = sql`account = ${adminId ?? ''} and action = ${action}
      and hour = date_trunc('hour', now())`;
    const { rows } = await sql<{ attempts: number; address: string }>`
      insert into sign_in_refusal as counted (account, action, address, hour, attempts, last_at)
      select ${adminId ?? ''}, ${action}, case
        when (select count(*) from sign_in_refusal where ${key}) < ${maxAddresses}
          or exists (select from sign_in_refusal where ${key} and address = ${origin.address ?? ''})
        then ${origin.address ?? ''} else ${others} end, date_trunc('hour', now()), 1, now()
      on conflict (account, action, hour, address)
      do update set attempts = counted.attempts + 1, last_at = now()
      returning attempts, address`.execute(work);
    const [counted] = rows;
    if (counted?.attempts !== 1) return;
    const from = counted.address === others ? {} : { address: origin.address };
    const actor = { origin: { ...from, requestId: origin.requestId } };
    await recordEvent(work, actor, {
      action,
      resource: 'admin',
      recordId: adminId,
      changes: counted.address === others ? [manyAddresses] : [],
    });
  });
}

const actions: Partial<Record<ApiProblem['code'], AuditEventAction>> = {
  'wrong-credentials': 'sign-in-failed',
  'rate-limited': 'sign-in-refused',
};

const results: Partial<Record<ApiProblem['code'], string>> = {
  'wrong-credentials': 'failed',
  'rate-limited': 'refused',
};

const manyAddresses = { field: 'addresses', from: null, to: `more than ${maxAddresses}` };

interface CountedRefusals {
  readonly account: string;
  readonly action: AuditEventAction;
  readonly address: string;
  readonly attempts: number;
  readonly lastAt: string;
}

/** Writes the numbers of the hours that are over to the audit. */
export async function settleRefusals(database: Database): Promise<void> {
  await inTransaction(database, async (work) => {
    const { rows } = await sql<CountedRefusals>`
      delete from sign_in_refusal where hour < date_trunc('hour', now())
      returning account, action, address, attempts, last_at`.execute(work);
    for (const { account, action, address, attempts, lastAt } of rows) {
      if (attempts === 1) continue;
      const isMany = address === others;
      const origin = isMany || address === '' ? {} : { address };
      const attemptsInHour = { field: 'attemptsWithinTheHour', from: null, to: attempts };
      await recordEvent(
        work,
        { origin },
        {
          action,
          resource: 'admin',
          recordId: account === '' ? undefined : account,
          changes: isMany ? [attemptsInHour, manyAddresses] : [attemptsInHour],
          at: lastAt,
        },
      );
    }
  });
}
