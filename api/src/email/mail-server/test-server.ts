import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailServerTest } from 'contract/email';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Delivery, OutgoingMail, StoredMailServer } from '../mail-transport';
import { failureWords } from './failure-words';
import { handOver } from './hand-over';
import { shownWords } from './mail-words';
import { openSession, type SessionOptions } from './open-session';
import { openTalkLog } from './smtp-log';

interface TestOptions extends SessionOptions {
  readonly testTimeout: number;
}

type Verdict = Pick<MailServerTest, 'ok' | 'verdict'>;

/** Connects, authenticates, sends a message if an address is given, and returns the dialogue with an explanation. */
export async function testServer(
  server: StoredMailServer,
  to: string | undefined,
  options: TestOptions,
): Promise<MailServerTest> {
  const start = performance.now();
  const { log, words } = openTalkLog(server);
  const ended = new AbortController();
  const late = wait(options.testTimeout, undefined, { signal: ended.signal }).then(
    () => tooLong(server),
    () => tooLong(server),
  );
  const { ok, verdict } = await Promise.race([
    tried(server, to, { ...options, log, ended: ended.signal }),
    late,
  ]);
  ended.abort();
  return {
    ok,
    verdict: shownWords(verdict, server),
    words: [...words],
    milliseconds: Math.round(performance.now() - start),
  };
}

interface Trial extends TestOptions {
  readonly ended: AbortSignal;
}

async function tried(
  server: StoredMailServer,
  to: string | undefined,
  options: Trial,
): Promise<Verdict> {
  let connection: SMTPConnection;
  try {
    connection = await openSession(server, options);
  } catch (error) {
    return { ok: false, verdict: failureWords(error, server) };
  }
  const close = () => connection.close();
  options.ended.addEventListener('abort', close, { once: true });
  if (options.ended.aborted) close();
  if (to === undefined) {
    connection.quit();
    return { ok: true, verdict: `${connectedWords(server)}.` };
  }
  const mail = testMail(server, to);
  const { delivery } = await handOver(connection, { server, mail, timeout: options.testTimeout });
  return deliveryVerdict(delivery, server, to);
}

function deliveryVerdict(delivery: Delivery, server: StoredMailServer, to: string): Verdict {
  const { kind, words } = delivery;
  switch (kind) {
    case 'sent':
      return { ok: true, verdict: `${connectedWords(server)}, and took a message to ${to}.` };
    case 'refused':
      return {
        ok: false,
        verdict: `The server refused the message: check that ${server.fromAddress} may send by it and that ${to} exists. It said: ${words}`,
      };
    case 'later':
      return {
        ok: false,
        verdict: `The server does not take the message now. Try again later. It said: ${words}`,
      };
    case 'unknown':
      return {
        ok: false,
        verdict: `The connection broke off while the message went over; it may have arrived. ${words}`,
      };
    case 'unreachable':
      return { ok: false, verdict: words };
    default:
      return kind satisfies never;
  }
}

function connectedWords({ host, username }: StoredMailServer): string {
  return username === null
    ? `${host} answers`
    : `${host} answers and accepts the user name and password`;
}

function tooLong({ host, port }: StoredMailServer): Verdict {
  return {
    ok: false,
    verdict: `${host} takes too long to answer at port ${port}. Check the host, the port and the kind of encryption, or try again later.`,
  };
}

function testMail(server: StoredMailServer, to: string): OutgoingMail {
  const { fromName, fromAddress, replyTo, host } = server;
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1);
  const text = `This is a test of the mail server ${host}. It works.`;
  return {
    fromName,
    fromAddress,
    replyTo,
    to,
    toName: null,
    cc: [],
    bcc: [],
    subject: 'Test of the mail server',
    text,
    html: `<p>${text}</p>`,
    messageId: `<${randomUUID()}@${domain}>`,
    attachments: [],
  };
}
