import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import { endLease, takeLease } from '../../jobs/named-lease';
import { repeat, type Job } from '../../jobs/repeat';
import type { Services } from '../../kernel/services';
import { activeAccounts, readAccount, type SealedAccount } from '../account/read-account';
import { withAccount } from '../account/with-account';
import type { BounceServices } from '../bounce/take-bounce';
import { MailboxFailure } from '../imap/open-imap';
import { mailLimits } from '../message/mail-limits';
import { noteReading } from './note-reading';
import { readNewMessages } from './read-account-messages';

export interface MailIntakeOptions {
  /** Milliseconds between two looks for mailboxes that nobody reads. */
  readonly pause: number;
  /** Milliseconds after which a mailbox is asked anew where its server says nothing. */
  readonly poll: number;
  /** Milliseconds until a mailbox that failed is tried again. */
  readonly retry: number;
  /** Seconds for which a mailbox is a process's own. */
  readonly lease: number;
}

const usual: MailIntakeOptions = { pause: 10_000, poll: 60_000, retry: 120_000, lease: 180 };

/** Mailboxes that a process reads at a time. */
const maxSessions = 50;

interface IntakeStart {
  readonly services: BounceServices & Pick<Services, 'files' | 'secretBox' | 'env'>;
  readonly log: Pick<Logger, 'error'>;
  readonly options?: Partial<MailIntakeOptions>;
}

interface Context extends IntakeStart {
  readonly options: MailIntakeOptions;
  readonly holder: string;
  readonly stopping: AbortSignal;
}

/** Reads each active mailbox by one process of all, as long as that runs: at once where its server says so (IDLE), else by asking. */
export function startMailIntake(start: IntakeStart): Job {
  const stopping = new AbortController();
  const options = { ...usual, ...start.options };
  const context: Context = { ...start, options, holder: uuidv7(), stopping: stopping.signal };
  const sessions = new Map<string, Promise<void>>();
  const waits = new Map<string, number>();
  const job = repeat({
    name: 'mailboxes',
    pause: options.pause,
    log: start.log,
    round: async () => {
      for (const account of await activeAccounts(start.services.database)) {
        const { _id } = account;
        const isWaiting = (waits.get(_id) ?? 0) > performance.now();
        if (sessions.has(_id) || isWaiting || sessions.size >= maxSessions) continue;
        if (!(await takeAccount(context, _id))) continue;
        const session = readAsLongAs(context, account).then((isWell) => {
          sessions.delete(_id);
          if (!isWell) waits.set(_id, performance.now() + options.retry);
        });
        sessions.set(_id, session);
      }
    },
  });
  return {
    async stop() {
      stopping.abort();
      await job.stop();
      await Promise.all(sessions.values());
    },
  };
}

const leaseOf = ({ holder }: Context, id: string) => ({ name: `mailAccount.${id}`, holder });

function takeAccount(context: Context, id: string): Promise<boolean> {
  const { services, options } = context;
  return takeLease(services.database, { ...leaseOf(context, id), seconds: options.lease });
}

/** @returns false after a failure, which staff see with the mailbox */
async function readAsLongAs(context: Context, account: SealedAccount): Promise<boolean> {
  const { services, log, stopping } = context;
  try {
    await session(context, account);
    return true;
  } catch (error) {
    // A stop is no failure: another process goes on.
    if (stopping.aborted) return true;
    const isExpected = error instanceof MailboxFailure;
    if (!isExpected) log.error({ err: error }, 'A mailbox could not be read');
    const words = isExpected ? error.message : 'A message could not be stored';
    await noteReading(services.database, account._id, words).catch(() => undefined);
    return false;
  } finally {
    await endLease(services.database, leaseOf(context, account._id)).catch(() => undefined);
  }
}

async function session(context: Context, account: SealedAccount): Promise<void> {
  const { services, options, stopping: signal } = context;
  const { database } = services;
  const opening = {
    account,
    signal,
    maxLiteral: 2 * mailLimits.wholeBytes,
    isReadOnly: account.afterReading === 'nothing',
  };
  await withAccount(services, opening, async ({ client, isExpiring }) => {
    const isCurrent = async () =>
      !signal.aborted &&
      (await takeAccount(context, account._id)) &&
      (await isUnchanged(services, account));
    while (await isCurrent()) {
      if (!(await readNewMessages({ services, account, client, isCurrent }))) return;
      await noteReading(database, account._id);
      if (isExpiring()) return;
      await news(client, { signal, milliseconds: options.poll });
    }
  });
}

async function isUnchanged(
  { database }: Pick<Services, 'database'>,
  { _id, version }: SealedAccount,
): Promise<boolean> {
  const stored = await readAccount(database, _id);
  return stored?.version === version && stored.isActive;
}

interface Waiting {
  readonly signal: AbortSignal;
  readonly milliseconds: number;
}

/** Until the server says that there is a message, or the connection ends, or the time is over. */
function news(client: ImapFlow, { signal, milliseconds }: Waiting): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      client.off('exists', done).off('close', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    client.once('exists', done).once('close', done);
    signal.addEventListener('abort', done, { once: true });
    // Ends by the next command. A failure shows by that too.
    client.idle().catch(() => undefined);
  });
}
