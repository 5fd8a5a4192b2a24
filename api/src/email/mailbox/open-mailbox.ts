import { once } from 'node:events';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { storedMails, type KeptMail, type KeptMails } from './stored-mails';
import { mostBytes, readHead } from './read-mail';

/** A mail server that accepts everything, keeps it for a while and delivers nothing. */
export interface Mailbox extends KeptMails {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

interface MailboxOptions {
  readonly port: number;
  readonly log: { warn(details: unknown, message: string): void };
}

/** Reachable from this machine only. */
const host = '127.0.0.1';
const closeTimeout = 1000;

/**
 * Opens the mailbox; a port in use does not prevent the start.
 *
 * @returns undefined when the port is 0 or in use
 */
export async function openMailbox({ port, log }: MailboxOptions): Promise<Mailbox | undefined> {
  if (port === 0) return undefined;
  const mails = storedMails();
  const server = serverFor((mail) => mails.keep(mail));
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

function serverFor(keep: (mail: Omit<KeptMail, '_id' | 'at'>) => void): SMTPServer {
  return new SMTPServer({
    logger: false,
    name: 'localhost',
    banner: 'Development mail server: it delivers nothing',
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    size: mostBytes,
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
        keep({ ...envelopeOf(session), raw, head: readHead(raw) });
        return done(null, 'Kept, and not delivered');
      });
    },
  });
}

function envelopeOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  const from = mailFrom === false ? '' : mailFrom.address;
  return { from, to: rcptTo.map(({ address }) => address) };
}
