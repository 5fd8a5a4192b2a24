import { once } from 'node:events';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Mailbox, MailboxOptions } from 'api/mailbox';
import { storedMails, type NewMail } from './stored-mails';
import { maxBytes, readHead } from './read-mail';

/** Reachable from this machine only. */
const host = '127.0.0.1';
const closeTimeout = 1000;

/** Listens on the port. @returns undefined when it is in use */
export async function serveMailbox(
  { log }: Pick<MailboxOptions, 'log'>,
  port: number,
): Promise<Mailbox | undefined> {
  const mails = storedMails();
  const server = serverFor((mail) => mails.add(mail));
  let isOpen = false;
  server.on('error', (error) => {
    // Errors while opening are reported below.
    if (isOpen) log.warn({ err: error }, 'The development mail server had trouble');
  });
  try {
    await once(server.listen(port, host), 'listening');
    isOpen = true;
  } catch (error) {
    log.warn({ err: error, port }, 'There is no development mail server: its port cannot be used');
    return undefined;
  }
  return {
    ...mails,
    host,
    port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function serverFor(add: (mail: NewMail) => void): SMTPServer {
  return new SMTPServer({
    logger: false,
    name: 'localhost',
    banner: 'Development mail server: it delivers nothing',
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    size: maxBytes,
    rejectOversized: true,
    closeTimeout,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    onData: (stream, session, done) => {
      let chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (stream.sizeExceeded) chunks = [];
        else chunks.push(chunk);
      });
      stream.once('error', done);
      stream.once('end', () => {
        // The library itself refuses oversized messages.
        if (stream.sizeExceeded) return done(null);
        const raw = Buffer.concat(chunks);
        add({ ...envelopeOf(session), raw, head: readHead(raw) });
        return done(null, 'Kept, and not delivered');
      });
    },
  });
}

function envelopeOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  const from = mailFrom === false ? '' : mailFrom.address;
  return { from, to: rcptTo.map(({ address }) => address) };
}
