import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { StoredMailServer } from '../mail-transport';
import { selfSignedCertificate } from './certificate.fixture';
import { serverAt } from './mail.fixture';
import { openMailTransports, type TransportOptions } from './open-mail-transports';
import { portOf, startScriptedServer, type Script } from './scripted-server.fixture';

const certificate = selfSignedCertificate();
const credentials = { username: 'sam', password: 'swordfish' };
const patient = { allowPrivate: true };
const hasty = { greetingTimeout: 150, testTimeout: 5000 };
const received: string[] = [];
const endings: (() => Promise<void>)[] = [];

afterEach(async () => {
  received.length = 0;
  await Promise.all(endings.splice(0).map((end) => end()));
});

/** A real server that knows one user. */
async function listening(given: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disableReverseLookup: true,
    ...certificate,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === 'sam' && password === 'swordfish';
      if (isKnown) done(null, { user: 'sam' });
      else done(new Error(`No ${username} with ${password}`));
    },
    onData: (stream, _session, done) => {
      let content = '';
      stream.on('data', (chunk: Buffer) => {
        content += chunk.toString();
      });
      stream.once('end', () => {
        received.push(content);
        done(null);
      });
    },
    ...given,
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, 'localhost');
  await once(listener, 'listening');
  endings.push(() => new Promise((resolve) => server.close(() => resolve())));
  return portOf(listener.address());
}

const at =
  (verb: string, move: string): Script =>
  (command) =>
    command.startsWith(verb) ? move : undefined;

interface Tried {
  readonly server: StoredMailServer;
  readonly to?: string;
  readonly options?: Partial<TransportOptions>;
}

async function tried({ server, to, options = {} }: Tried) {
  const mail = openMailTransports({ ...patient, ...options });
  try {
    return await mail.test(server, to);
  } finally {
    await mail.close();
  }
}

const trusting = { trusted: certificate.cert };
const local = { host: 'localhost', ...credentials };

describe('The test of a mail server', () => {
  it.each([
    ['starttls', {}],
    ['tls', { secure: true }],
  ] as const)(
    'signs in by %s and tells the talk without the credentials',
    async (security, options) => {
      const port = await listening(options);
      const server = serverAt(port, { ...local, security });
      const { ok, verdict, words } = await tried({ server, options: trusting });
      expect({ ok, verdict }).toEqual({
        ok: true,
        verdict: 'localhost answers and accepts the user name and password.',
      });
      expect(words).toContainEqual({ from: 'us', text: 'AUTH PLAIN ***' });
      expect(words.at(0)).toMatchObject({ from: 'server', text: expect.stringMatching(/^220 /) });
      expect(JSON.stringify(words)).not.toMatch(/swordfish|c3dvcmRmaXNo|AHNhbQ/);
    },
  );

  it('hides every line of a sign-in in steps', async () => {
    const port = await listening({ authMethods: ['LOGIN'], disabledCommands: ['STARTTLS'] });
    const { ok, words } = await tried({ server: serverAt(port, local) });
    expect(ok).toBe(true);
    const ours = words.filter(({ from }) => from === 'us').map(({ text }) => text);
    expect(ours.slice(1)).toEqual(['AUTH LOGIN ***', '***', '***', 'QUIT']);
  });

  it('sends a message to the address that is given', async () => {
    const port = await listening({ disabledCommands: ['STARTTLS'] });
    const { ok, verdict } = await tried({ server: serverAt(port, local), to: 'ana@example.com' });
    expect(ok).toBe(true);
    expect(verdict).toMatch(/took a message to ana@example\.com/);
    expect(received).toEqual([expect.stringContaining('Subject: Test of the mail server')]);
  });

  it('repeats no password that the server repeats', async () => {
    const port = await listening({ disabledCommands: ['STARTTLS'] });
    const server = serverAt(port, { ...local, password: 'wrong-word' });
    const { ok, verdict, words } = await tried({ server });
    expect(ok).toBe(false);
    expect(verdict).toMatch(/^The server refused the user name or the password\. It said: 535/);
    expect(verdict + JSON.stringify(words)).not.toContain('wrong-word');
  });

  it.each([
    ['a certificate that nobody signed', 'localhost', undefined, /signed by itself/],
    ['a certificate for another name', '127.0.0.1', certificate.cert, /for another name/],
  ])('refuses %s and sends nothing', async (_what, host, trusted, reason) => {
    const port = await listening({ secure: true });
    const server = serverAt(port, { ...local, host, security: 'tls' });
    const { ok, verdict } = await tried({
      server,
      options: { ...trusting, trusted },
      to: 'a@b.co',
    });
    expect({ ok, received }).toEqual({ ok: false, received: [] });
    expect(verdict).toMatch(reason);
  });

  it('goes on in the clear for nobody who chose STARTTLS', async () => {
    const port = await listening({ disabledCommands: ['STARTTLS'] });
    const server = serverAt(port, { ...local, security: 'starttls' });
    const { ok, verdict, words } = await tried({ server });
    expect(ok).toBe(false);
    expect(verdict).toMatch(/offers no STARTTLS/);
    expect(JSON.stringify(words)).not.toContain('AUTH PLAIN ***');
  });

  it('names what is wrong with a password that is not there, or not readable', async () => {
    const server = { ...serverAt(await listening(), local), password: null };
    expect((await tried({ server })).verdict).toMatch(/no password/);
    const sealed = { ...server, isPasswordUnreadable: true };
    expect((await tried({ server: sealed })).verdict).toMatch(/another key/);
  });

  it.each<[string, Script, Partial<StoredMailServer>, RegExp]>([
    ['never greets', () => 'silence', {}, /does not answer at port/],
    ['greets with a refusal', () => '554 5.7.1 Blocked', {}, /did not let us in.*554 5\.7\.1/],
    ['is busy', () => '421 4.3.2 Busy', {}, /421 4\.3\.2 Busy/],
    ['speaks no TLS', () => undefined, { security: 'tls' }, /found no common encryption/],
    ['offers no sign-in', () => undefined, credentials, /offers no sign-in/],
    ['refuses the sender', at('MAIL', '553 5.7.1 Not you'), {}, /may send by it.*553 5\.7\.1/],
    ['wants the message later', at('RCPT', '450 4.2.1 Wait'), {}, /Try again later.*450/],
    ['breaks off', at('content', 'drop'), {}, /may have arrived/],
  ])('says what to do when the server %s', async (_what, script, given, verdict) => {
    const server = await startScriptedServer(script);
    endings.push(() => server.close());
    const tested = { server: serverAt(server.port, given), to: 'ana@example.com' };
    const answer = await tried({ ...tested, options: script('', 0) === 'silence' ? hasty : {} });
    expect(answer.ok).toBe(false);
    expect(answer.verdict).toMatch(verdict);
  });

  it.each<[string, Partial<StoredMailServer>, boolean, RegExp]>([
    ['no host has its name', { host: 'nowhere.invalid' }, true, /No host is known .* nowhere\.inv/],
    ['nothing listens', {}, true, /takes no connection at port 1\. Check the port/],
    ['it is within a private network', { host: 'localhost' }, false, /localhost .*private network/],
  ])('says what to do when %s', async (_what, given, allowPrivate, verdict) => {
    const server = serverAt(1, given);
    const answer = await tried({ server, options: { allowPrivate } });
    expect(answer.ok).toBe(false);
    expect(answer.verdict).toMatch(verdict);
    if (server.host === 'localhost') expect(answer.verdict).not.toMatch(/127\.|::1/);
  });

  it('ends in time when the server answers one line after the other', async () => {
    const server = await startScriptedServer(at('EHLO', '250-one\r\n250-two'));
    endings.push(() => server.close());
    const options = { testTimeout: 100 };
    const answer = await tried({ server: serverAt(server.port), options });
    expect(answer).toMatchObject({ ok: false, words: expect.any(Array) });
    expect(answer.verdict).toMatch(/takes too long/);
    expect(answer.milliseconds).toBeLessThan(5000);
  });
});
