import { buffer } from 'node:stream/consumers';
import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import { byOneProcess } from '../../jobs/named-lease';
import { repeat, type Job } from '../../jobs/repeat';
import type { Services } from '../../kernel/services';
import { activeAccounts, type SealedAccount } from '../account/read-account';
import { withAccount } from '../account/with-account';
import { answered, MailboxFailure } from '../imap/open-imap';
import { composedMail } from '../mail-server/compose-mail';
import { AttachmentGone } from '../sending/batch-content';
import { LoadedBatches } from '../sending/loaded-batches';
import { composeMail } from '../sending/render-email';
import {
  accountsWithCopies,
  type DueCopy,
  dueCopies,
  noteSentFailure,
  postponeCopies,
  removeCopy,
} from './due-copies';

interface SentCopiesStart {
  readonly services: Pick<Services, 'database' | 'files' | 'secretBox' | 'env'>;
  readonly log: Pick<Logger, 'error'>;
  /** Milliseconds between two looks for mails that have gone. */
  readonly pause?: number;
}

interface Context extends SentCopiesStart {
  readonly batches: LoadedBatches;
  readonly stopping: AbortSignal;
}

/**
 * Puts mails that have gone into the folder for sent mails of their mailbox, each once: the folder is asked for the Message-ID
 * first, so a copy that was stored by a process that was killed, or by the mail server itself, is found. Nothing of it is sent.
 */
export function startSentCopies(start: SentCopiesStart): Job {
  const { services, log, pause = 15_000 } = start;
  const stopping = new AbortController();
  const batches = new LoadedBatches(services);
  const context = { ...start, batches, stopping: stopping.signal };
  const job = repeat({ name: 'sent folders', pause, log, round: () => storeDue(context) });
  return {
    async stop() {
      stopping.abort();
      await job.stop();
    },
  };
}

async function storeDue(context: Context): Promise<void> {
  const { services, log, stopping } = context;
  const { database } = services;
  const due = await accountsWithCopies(database);
  if (due.size === 0) return;
  for (const account of await activeAccounts(database)) {
    const { _id, sentFolder } = account;
    if (!due.has(_id) || sentFolder === null || stopping.aborted) continue;
    const lease = { database, name: `sentFolder.${_id}`, log };
    await byOneProcess(lease, () => storeAll(context, { ...account, sentFolder }));
  }
}

type Account = SealedAccount & { readonly sentFolder: string };

async function storeAll(context: Context, account: Account): Promise<void> {
  const { services, log, stopping } = context;
  const { database } = services;
  try {
    await inFolder(context, account, async (client) => {
      for (const copy of await dueCopies(database, account._id)) {
        stopping.throwIfAborted();
        await storeOnce(context, { client, account, copy });
      }
    });
    await noteSentFailure(database, account._id, null);
  } catch (error) {
    // A stop is no failure: another process goes on.
    if (stopping.aborted) return;
    const isExpected = error instanceof MailboxFailure || error instanceof AttachmentGone;
    if (!isExpected) log.error({ err: error }, 'A sent mail could not be stored');
    const words = isExpected ? error.message : 'A sent mail could not be stored';
    await noteSentFailure(database, account._id, words);
    await postponeCopies(database, account._id);
  }
}

function inFolder(
  { services, stopping: signal }: Context,
  account: Account,
  work: (client: ImapFlow) => Promise<void>,
): Promise<void> {
  const opening = { account, folder: account.sentFolder, maxLiteral, signal };
  return withAccount(services, opening, ({ client }) => work(client));
}

/** Nothing is fetched. */
const maxLiteral = 100_000;

interface Storing {
  readonly client: ImapFlow;
  readonly account: Account;
  readonly copy: DueCopy;
}

async function storeOnce(
  { services, batches }: Context,
  { client, account: { sentFolder }, copy }: Storing,
): Promise<void> {
  const known = await answered(
    client.search({ header: { 'message-id': copy.messageId } }, { uid: true }),
  );
  if (!known) throw new MailboxFailure('The folder for sent mails cannot be searched');
  if (known.length === 0) {
    const { content, attachments } = await batches.get(copy.batchId);
    const date = new Date(copy.sentAt);
    const mail = { ...composeMail(content, attachments, copy), date };
    const bytes = await buffer(composedMail(mail));
    const stored = await answered(client.append(sentFolder, bytes, ['\\Seen'], date));
    if (!stored) throw new MailboxFailure('The folder for sent mails takes no messages');
  }
  await removeCopy(services.database, copy._id);
}
