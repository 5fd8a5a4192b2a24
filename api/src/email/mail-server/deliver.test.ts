import type { Delivery } from '../mail-transport';
import { mailTo, serverAt } from './mail.fixture';
import { openMailTransports } from './open-mail-transports';
import { startScriptedServer, type Script, type ScriptedServer } from './scripted-server.fixture';

const mail = openMailTransports({ allowPrivate: true });
/** Waits for nobody: for servers that say nothing. */
const hasty = openMailTransports({ allowPrivate: true, greetingTimeout: 600, socketTimeout: 600 });
const servers: ScriptedServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => Promise.all([mail.close(), hasty.close()]));

let lastVersion = 0;

/** Every server of its own version: none takes over a connection of the one before. */
async function scripted(script: Script) {
  const server = await startScriptedServer(script);
  servers.push(server);
  lastVersion += 1;
  return { ...server, stored: serverAt(server.port, { version: lastVersion }) };
}

async function deliveredTo(
  script: Script,
  { given = {}, by = mail } = {},
): Promise<Delivery & { contents: number }> {
  const { stored, commands } = await scripted(script);
  const delivery = await by.deliver(stored, mailTo('ana@example.com', given));
  const contents = commands.filter((command) => command === 'content').length;
  return { ...delivery, contents };
}

const at =
  (verb: string, move: string): Script =>
  (command) =>
    command.startsWith(verb) ? move : undefined;

describe('A message that is handed over', () => {
  it.each([
    ['refused', 'MAIL', '550 5.1.8 Sender rejected'],
    ['refused', 'RCPT', '550 5.1.1 No such user'],
    ['refused', 'DATA', '554 5.7.1 Policy'],
    ['refused', 'content', '554 5.7.1 Spam'],
    ['later', 'MAIL', '451 4.3.0 Try again'],
    ['later', 'RCPT', '450 4.2.1 Greylisted'],
    ['later', 'DATA', '451 4.3.0 Try again'],
    ['later', 'content', '452 4.2.2 Mailbox full'],
    ['later', 'MAIL', '503 5.5.1 Bad sequence'],
    ['unreachable', 'connect', '421 4.3.2 Too many connections'],
    ['unreachable', 'connect', '554 5.7.1 No service'],
    ['unreachable', 'MAIL', '421 4.3.2 Closing'],
    ['unreachable', 'RCPT', '421 4.3.2 Closing'],
    ['unreachable', 'content', '421 4.3.2 Closing'],
    ['unreachable', 'MAIL', '530 5.7.0 Authentication required'],
  ])('is %s when %s is answered with %s', async (kind, verb, reply) => {
    const delivery = await deliveredTo(at(verb, reply));
    expect(delivery.kind).toBe(kind);
    expect(delivery.words).toContain(reply);
  });

  it.each([
    ['unreachable', 'connect', 'drop', 0],
    ['unreachable', 'connect', 'silence', 0],
    ['unreachable', 'EHLO', 'drop', 0],
    ['unreachable', 'EHLO', 'silence', 0],
    ['later', 'MAIL', 'drop', 0],
    ['later', 'RCPT', 'silence', 0],
    ['later', 'DATA', 'drop', 0],
    ['unknown', 'content', 'drop', 1],
    ['unknown', 'content', 'silence', 1],
    ['unknown', 'content', 'hello there', 1],
  ])('is %s when %s is met with %s, and never sent again', async (kind, verb, move, contents) => {
    const by = move === 'silence' ? hasty : mail;
    const delivery = await deliveredTo(at(verb, move), { by });
    expect(delivery).toMatchObject({ kind, contents });
    expect(delivery.words).not.toBe('');
  });

  it('is unknown when the server dribbles on for ever', async () => {
    const { stored, commands } = await scripted(at('content', 'silence'));
    const slow = openMailTransports({ allowPrivate: true, messageTimeout: 700 });
    const delivery = await slow.deliver(stored, mailTo('ana@example.com'));
    await slow.close();
    expect(delivery.kind).toBe('unknown');
    expect(commands.filter((command) => command === 'content')).toHaveLength(1);
  });

  it('keeps the words short, in one line and without the password', async () => {
    const words = `550-no \u0007\r\n550 secret-word ${'long '.repeat(200)}`;
    const { stored } = await scripted((command) =>
      command.startsWith('EHLO') ? '250-a\r\n250 AUTH PLAIN' : at('MAIL', words)(command, 1),
    );
    const server = { ...stored, username: 'sam', password: 'secret-word' };
    const delivery = await mail.deliver(server, mailTo('ana@example.com'));
    expect(delivery.words).toMatch(/^550-no 550 \*\*\* long/);
    expect(delivery.words.length).toBeLessThanOrEqual(500);
  });
});

describe('Copies', () => {
  const copies = { cc: ['cc@example.com'], bcc: ['bcc@example.com'] };

  it('that are refused do not keep the recipient from the message', async () => {
    const delivery = await deliveredTo(at('RCPT TO:<bcc', '550 5.1.1 No such user'), {
      given: copies,
    });
    expect(delivery).toMatchObject({ kind: 'sent', contents: 1 });
    expect(delivery.words).toContain('No copy to bcc@example.com: 550 5.1.1');
  });

  it.each([
    ['refused', '550 5.1.1 No such user'],
    ['later', '450 4.2.1 Greylisted'],
  ])('are not sent when the recipient is %s', async (kind, reply) => {
    const delivery = await deliveredTo(at('RCPT TO:<ana', reply), { given: copies });
    expect(delivery).toMatchObject({ kind, words: reply, contents: 0 });
  });
});

describe('Connections', () => {
  it('are used again, after a refusal too, and closed when nobody needs them', async () => {
    const { stored, connections, commands } = await scripted(at('RCPT TO:<ben', '550 no'));
    const limits = { maxConnections: 1, idleTimeout: 400 };
    const single = openMailTransports({ allowPrivate: true, ...limits });
    for (const to of ['ana@example.com', 'ben@example.com', 'cleo@example.com']) {
      await single.deliver(stored, mailTo(to));
    }
    expect(connections()).toBe(1);
    expect(commands.at(-1)).toBe('content');
    while (commands.at(-1) !== 'QUIT') await new Promise((resolve) => setTimeout(resolve, 20));
    await single.close();
  });

  it('that the server closed meanwhile cost nobody a message', async () => {
    const { stored, commands } = await scripted((command, connection) =>
      connection === 1 && command.includes('ben') ? 'drop' : undefined,
    );
    await mail.deliver(stored, mailTo('ana@example.com'));
    const delivery = await mail.deliver(stored, mailTo('ben@example.com'));
    expect(delivery.kind).toBe('sent');
    expect(commands.filter((command) => command === 'content')).toHaveLength(2);
  });

  it('are five at most for many messages at once', async () => {
    const { stored, connections } = await scripted(() => undefined);
    const many = Array.from({ length: 40 }, (_, number) => mailTo(`p${number}@example.com`));
    const deliveries = await Promise.all(many.map((one) => mail.deliver(stored, one)));
    expect(deliveries.every(({ kind }) => kind === 'sent')).toBe(true);
    expect(connections()).toBe(5);
  });

  it('are new ones once the settings of the server changed', async () => {
    const { stored, connections } = await scripted(() => undefined);
    await mail.deliver(stored, mailTo('ana@example.com'));
    await mail.deliver({ ...stored, version: ++lastVersion }, mailTo('ben@example.com'));
    expect(connections()).toBe(2);
  });

  it('are closed with the process: what waits is for later, what is under way unknown', async () => {
    const { stored, commands } = await scripted(at('content', 'silence'));
    const ending = openMailTransports({ allowPrivate: true, maxConnections: 1 });
    const first = ending.deliver(stored, mailTo('ana@example.com'));
    const second = ending.deliver(stored, mailTo('ben@example.com'));
    while (!commands.includes('content')) await new Promise((resolve) => setTimeout(resolve, 5));
    await ending.close();
    expect(await first).toMatchObject({ kind: 'unknown' });
    expect(await second).toMatchObject({ kind: 'later' });
    expect(commands.filter((command) => command === 'connect')).toHaveLength(1);
  });

  it('go to no private address where they may not', async () => {
    const { stored, commands } = await scripted(() => undefined);
    const strict = openMailTransports({ allowPrivate: false });
    for (const host of ['127.0.0.1', 'localhost', '2130706433']) {
      const delivery = await strict.deliver({ ...stored, host }, mailTo('ana@example.com'));
      expect(delivery).toMatchObject({ kind: 'unreachable' });
      expect(delivery.words).toContain('private network');
    }
    expect(commands).toEqual([]);
    await strict.close();
  });
});
