import type { Logger } from 'pino';
import { ApiProblem } from '../../kernel/problem';
import { SecretUnreadable } from '../../kernel/secrets/secret-box';
import type { Services } from '../../kernel/services';
import type { Delivery, OutgoingMail, StoredMailServer } from '../mail-transport';
import { AttachmentGone } from './batch-content';
import { beginContent } from './begin-content';
import { readSuppression } from '../suppression/read-suppression';
import { unsubscribeAddress } from '../suppression/unsubscribe-address';
import { withUnsubscribing } from './bulk-mail';
import type { BegunEmail, Outcome } from './settle-and-claim';
import type { LoadedBatches } from './loaded-batches';
import { outcomeOf } from './outcome-of';
import { refuseAccountLink } from './refuse-account-link';
import { composeMail } from './render-email';
import { withHidden } from './hidden-part';
import type { SenderOptions } from './sender-options';

/** The services that sending needs. */
export type SenderServices = Pick<
  Services,
  'database' | 'files' | 'mail' | 'secretBox' | 'mailTokens' | 'pseudonym' | 'env' | 'meters'
>;

export interface Sending {
  readonly services: SenderServices;
  readonly options: SenderOptions;
  readonly log: Pick<Logger, 'error'>;
  readonly batches: LoadedBatches;
  readonly stopping: AbortSignal;
}

/**
 * One delivery attempt: its outcome for the message, and what it shows about the server, if the server was contacted.
 */
export interface Attempt {
  readonly outcome: Outcome;
  readonly delivery: Delivery | undefined;
}

/** Seconds until a retry of a message that the product itself failed to compose. */
const ownTrouble = 60;

/** Composes and delivers the message. Never rejects. */
export async function attempt(
  { services, options, log, batches }: Sending,
  server: StoredMailServer,
  email: BegunEmail,
): Promise<Attempt> {
  let mail: OutgoingMail;
  try {
    const refusal = await refuseAccountLink(services, server, email);
    if (refusal !== undefined) return { outcome: failed(email, refusal), delivery: undefined };
    const { content, attachments } = await batches.get(email.batchId);
    const { isBulk } = content;
    const suppression = await readSuppression(services, { to: email.to, isBulk });
    if (suppression) return { outcome: suppressed(email, suppression), delivery: undefined };
    const composed = withHidden(
      composeMail(content, attachments, email),
      email,
      services.secretBox,
    );
    const shown = isBulk ? withUnsubscribing(composed, unsubscribeLink(services, email)) : composed;
    const beforeContent = () => beginContent(services.database, email);
    mail = { ...shown, ...bounceSender(services, server, email), beforeContent };
  } catch (error) {
    const isFinal =
      error instanceof ApiProblem ||
      error instanceof AttachmentGone ||
      error instanceof SecretUnreadable;
    if (!isFinal) log.error({ err: error, email: email._id }, 'A message could not be made');
    return { outcome: isFinal ? failed(email, error.message) : later(email), delivery: undefined };
  }
  const delivery = await services.mail.deliver(server, mail).catch((error: unknown): Delivery => {
    log.error({ err: error, email: email._id }, 'A message was not handed over in order');
    return { kind: 'unknown', words: 'It broke off while the message was handed over.' };
  });
  return { outcome: outcomeOf(email, delivery, options.waits), delivery };
}

function failed({ _id }: BegunEmail, reply: string): Outcome {
  return { _id, status: 'failed', reply, attempts: 1, wait: null };
}

function suppressed({ _id }: BegunEmail, reply: string): Outcome {
  return { _id, status: 'suppressed', reply, attempts: 0, wait: null };
}

/** A sender of its own for each mail (VERP), so that a bounce says which one it is of. */
function bounceSender(
  { mailTokens }: Pick<SenderServices, 'mailTokens'>,
  { bounceAddress }: StoredMailServer,
  { _id }: BegunEmail,
): Pick<OutgoingMail, 'envelopeFrom'> {
  if (bounceAddress === null) return {};
  const token = mailTokens.sign('bounce', _id);
  return { envelopeFrom: bounceAddress.replace('@', `+${token}@`) };
}

function unsubscribeLink(
  { env, mailTokens }: Pick<SenderServices, 'env' | 'mailTokens'>,
  { _id }: BegunEmail,
): string {
  return unsubscribeAddress(env, mailTokens.sign('unsubscribe', _id));
}

function later({ _id }: BegunEmail): Outcome {
  const reply = 'The message could not be made. It is tried again in a minute.';
  return { _id, status: 'queued', reply, attempts: 0, wait: ownTrouble };
}
