import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { answerQuestions } from './email-talk';
import { fateOf } from './email-fates';

/** The mail server of `bench:email`: a real SMTP server. In harsh mode it treats each address by its `fateOf`. */
let isHarsh = false;
let arrivals: number[] = [];
let counts = new Map<string, number>();
const tries = new Map<string, number>();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  onRcptTo({ address }, session, done) {
    const fate = isHarsh ? fateOf(address) : 'take';
    const attempt = (tries.get(address) ?? 0) + 1;
    tries.set(address, attempt);
    if (fate === 'refuse') return done(refusal(550, 'No such mailbox here'));
    if (fate === 'later' && attempt === 1) return done(refusal(451, 'Try again later'));
    if (fate === 'drop-before' && attempt === 1) return breakOff(session);
    return done();
  },
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => {
      const address = session.envelope.rcptTo[0]?.address ?? '';
      counts.set(address, (counts.get(address) ?? 0) + 1);
      arrivals.push(performance.now());
      if (isHarsh && fateOf(address) === 'drop-after') breakOff(session);
      else done(null, 'taken');
    });
  },
});
server.on('error', () => undefined);

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

function breakOff({ id }: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.session.id === id) connection._socket.destroy();
  }
}

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.server.address();

answerQuestions({
  port: () => (typeof address === 'object' ? address?.port : 0),
  /** Resets the counters and sets harsh mode. */
  begin: (harsh) => {
    isHarsh = harsh === true;
    arrivals = [];
    counts = new Map();
    tries.clear();
  },
  count: () => arrivals.length,
  /** Messages per second, from the first to the last. */
  rate: () => ((arrivals.length - 1) / ((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0))) * 1000,
  arrived: () => [...counts],
});
