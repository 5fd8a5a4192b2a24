import { SMTPServer } from 'smtp-server';

export interface CountingMailServer {
  readonly port: number;
  /** The number of accepted messages by address. */
  readonly delivered: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** A mail server that accepts everything. */
export async function startCountingMailServer(): Promise<CountingMailServer> {
  const delivered = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) {
          delivered.set(address, (delivered.get(address) ?? 0) + 1);
        }
        done(null, 'taken');
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    delivered,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
