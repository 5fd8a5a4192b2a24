import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What the host does with a message for an address. */
export type Treatment =
  | 'take'
  /** 451 for the recipient. */
  | 'later'
  /** 550 for the recipient. */
  | 'refuse'
  /** The connection breaks before the content. */
  | 'drop-before'
  /** The host has taken the message, and the connection breaks before it says so. */
  | 'drop-after';

export interface Arrived {
  /** The sender of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
  readonly at: number;
}

/** A real mail server on this machine that treats each address as it is told. */
export interface MailHost {
  readonly port: number;
  readonly arrived: readonly Arrived[];
  /** How often each address got a message. */
  count(to: string): number;
  close(): Promise<void>;
}

interface Host {
  /** @param attempt - from 1 for each address */
  readonly treat?: (to: string, attempt: number) => Treatment;
  /** Waits before the host answers a message's content. */
  readonly hold?: (to: string) => Promise<void>;
  readonly port?: number;
}

export async function startMailHost({
  treat = () => 'take',
  hold = () => Promise.resolve(),
  port = 0,
}: Host = {}): Promise<MailHost> {
  const attempts = new Map<string, number>();
  const treatments = new Map<string, Treatment>();
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo({ address }, session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const treatment = treat(address, attempt);
      treatments.set(address, treatment);
      if (treatment === 'drop-before') breakOff(server, session);
      else if (treatment === 'later') done(refusal(451, 'Try again later'));
      else if (treatment === 'refuse') done(refusal(550, 'No such mailbox here'));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const content = Buffer.concat(chunks).toString('utf8');
        const { mailFrom } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        arrived.push({ from, to, content, at: Date.now() });
        const isDropped = to.some((address) => treatments.get(address) === 'drop-after');
        if (isDropped) breakOff(server, session);
        else void takeAfter(hold(to[0] ?? ''), done);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: portOf(server.server.address()),
    arrived,
    count: (to) => arrived.filter((mail) => mail.to.includes(to)).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function takeAfter(held: Promise<void>, done: (error: null, words: string) => void) {
  await held;
  done(null, 'taken');
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

function breakOff(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.session.id === id) connection._socket.destroy();
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The host does not listen');
}
