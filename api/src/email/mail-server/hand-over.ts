import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Delivery, OutgoingMail, StoredMailServer } from '../mail-transport';
import { composedMail, envelopeOf, type Envelope } from './compose-mail';
import { failureOf, failureWords, type SmtpFailure } from './failure-words';
import { shownWords } from './mail-words';

/** The result of one attempt to deliver a message over one connection. */
export interface Attempt {
  readonly delivery: Delivery;
  /** The connection broke before any content was sent, so another one may deliver the message. */
  readonly wasLost: boolean;
  /** The state of the connection after the attempt. */
  readonly leaves: 'ready' | 'open' | 'broken';
}

interface Handover {
  readonly server: StoredMailServer;
  readonly mail: OutgoingMail;
  /** Milliseconds for the whole message, however slowly the server responds. */
  readonly timeout: number;
}

interface Dialogue {
  /** The server requested the content, so it may have received it. */
  hasBegun: boolean;
  readonly envelope: Envelope & { readonly rejectedErrors?: readonly SmtpFailure[] };
}

class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}

/** Attempts to deliver a message once, and returns the result. */
export async function handOver(connection: SMTPConnection, handover: Handover): Promise<Attempt> {
  const { server, mail } = handover;
  const dialogue: Dialogue = { hasBegun: false, envelope: envelopeOf(mail) };
  const content = Readable.from(contentOf(handover, dialogue), { objectMode: false });
  try {
    const info = await sent(connection, { envelope: dialogue.envelope, content }, handover.timeout);
    const words = [info.response, ...copyWords(info.rejectedErrors ?? [])].join(' · ');
    const delivery: Delivery = { kind: 'sent', words: shownWords(words, server) };
    return { delivery, wasLost: false, leaves: content.readableEnded ? 'ready' : 'broken' };
  } catch (error) {
    return failedAttempt(error, { dialogue, handover, isOpen: !connection.destroyed });
  } finally {
    content.destroy();
  }
}

/** Yields the content once the server has accepted the recipient: a message is never delivered to its copies alone. */
async function* contentOf({ mail, server }: Handover, dialogue: Dialogue): AsyncGenerator<Buffer> {
  if (refusalOf(mail.to, dialogue.envelope.rejectedErrors)) throw new RecipientRefused();
  await mail.beforeContent?.();
  dialogue.hasBegun = true;
  yield* composedMail(mail, server.dkim);
}

function refusalOf(
  recipient: string,
  errors: readonly SmtpFailure[] = [],
): SmtpFailure | undefined {
  return errors.find((error) => error.recipient === recipient);
}

function copyWords(errors: readonly SmtpFailure[]): string[] {
  return errors.map(({ recipient, response }) => `No copy to ${recipient}: ${response}`);
}

interface Sending {
  readonly envelope: Dialogue['envelope'];
  readonly content: Readable;
}

type SendInfo = Parameters<Parameters<SMTPConnection['send']>[2]>[1];

function sent(
  connection: SMTPConnection,
  { envelope, content }: Sending,
  timeout: number,
): Promise<NonNullable<SendInfo>> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(timer);
      connection.off('end', closed);
      reject(error);
    };
    /** The library usually reports the reason right after this event. */
    const closed = () => setImmediate(fail, new Error('The connection was closed'));
    const timer = setTimeout(() => {
      fail(Object.assign(new Error('The message took too long'), { code: 'ETIMEDOUT' }));
      connection.close();
    }, timeout);
    connection.once('end', closed);
    connection.send(envelope, content, (error, info) => {
      if (error || !info) return fail(error ?? new Error('The server said nothing'));
      clearTimeout(timer);
      connection.off('end', closed);
      return resolve(info);
    });
  });
}

interface Failed {
  readonly dialogue: Dialogue;
  readonly handover: Handover;
  readonly isOpen: boolean;
}

function failedAttempt(error: unknown, { dialogue, handover, isOpen }: Failed): Attempt {
  const { mail, server } = handover;
  const reported = failureOf(error);
  const refusal = refusalOf(mail.to, reported.rejectedErrors ?? dialogue.envelope.rejectedErrors);
  const failure = isEnvelopeError(error, reported) && refusal ? refusal : reported;
  const kind = kindOf(failure, dialogue.hasBegun);
  const words = failure.response ?? failureWords(error, server);
  const isUntouched = isOpen && reported.code === 'EENVELOPE' && !dialogue.hasBegun;
  return {
    delivery: { kind, words: shownWords(words, server) },
    wasLost:
      !dialogue.hasBegun && (kind === 'unreachable' || (kind === 'later' && !failure.response)),
    leaves: isUntouched && kind !== 'unreachable' ? 'open' : 'broken',
  };
}

function isEnvelopeError(error: unknown, { code, command }: SmtpFailure): boolean {
  return error instanceof RecipientRefused || (code === 'EENVELOPE' && command === 'RCPT TO');
}

/** Replies to a session that is not authenticated (RFC 4954, section 6): the same for every message. */
const wantsSignIn = [530, 534, 535, 538];

function kindOf(failure: SmtpFailure, hasBegun: boolean): Exclude<Delivery['kind'], 'sent'> {
  const { code, responseCode = 0 } = failure;
  const isAnswer = code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'ECONNECTION';
  if (isAnswer && responseCode === 421) return 'unreachable';
  if (isAnswer && responseCode >= 400) return refusedOrLater(responseCode);
  if (hasBegun) return 'unknown';
  const isOurs = responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return isOurs ? 'refused' : 'later';
}

/** 503 concerns the session, not the message, which may succeed over another one. */
function refusedOrLater(responseCode: number): 'refused' | 'later' | 'unreachable' {
  if (wantsSignIn.includes(responseCode)) return 'unreachable';
  return responseCode >= 500 && responseCode !== 503 ? 'refused' : 'later';
}
