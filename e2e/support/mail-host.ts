import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A test's own mail server, on a free port of this machine. */
export interface MailHost {
  readonly port: number;
  /** The recipients of accepted messages, in order. */
  readonly delivered: readonly string[];
  /** Rejects this recipient from now on; undefined rejects none. */
  refuse(address: string | undefined): void;
  close(): Promise<void>;
}

export async function startMailHost(): Promise<MailHost> {
  const delivered: string[] = [];
  let refused: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      if (address !== refused) return callback();
      const error: Error & { responseCode?: number } = new Error('5.1.1 No such mailbox here');
      error.responseCode = 550;
      callback(error);
    },
    onData(stream, session, callback) {
      stream.on('end', () => {
        delivered.push(...session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
      stream.resume();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The mail server is not listening on a port');
  return {
    port: address.port,
    delivered,
    refuse: (who) => {
      refused = who;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
