import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen, type ReleaseServer, startReleaseServer } from '../release/release-server.fixture';
import { type Commands, type Ending, type Settings, startCommands } from './commands.fixture';

// Inside the repository, so that the packages are found; ignored by git.
const folder = join(__dirname, '../../dist-release/mfe-tiny');
const keyFile = join(folder, '../release-key.pem');

const manifest = {
  id: 'mfe-tiny',
  title: 'Tiny',
  owner: 'team-tiny',
  contract: 1,
  exposes: ['routes', 'lifecycles'],
  patterns: ['/tiny'],
  nav: [],
};

let server: ReleaseServer;
let commands: Commands;
/** By version, the compressed bytes of the entry of what was built. */
const entries = new Map<string, number>();

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  write('package.json', JSON.stringify({ name: manifest.id, version: '1.2.3', type: 'module' }));
  write('remote.json', JSON.stringify(manifest));
  write(
    'src/index.ts',
    `import { defineRemote, page } from 'mfe-kit';
     export default defineRemote({ contract: 1, routes: [{ path: 'tiny', ...page(() => import('./tiny.page')) }] });`,
  );
  writePage('first');
  server = await startReleaseServer((path) => entries.get(path.split('/')[3] ?? ''));
  const token = await server.newToken(manifest.id);
  commands = startCommands({ server, token, folder });
});

afterAll(async () => {
  commands.close();
  await server.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

describe('mfe-kit release', () => {
  test('says in a dry run what the first release would be, and stores nothing', async () => {
    const { output, version } = versionOf(await commands.runAlone('release', ['--dry-run']));
    expect(output).toContain(`mfe-tiny ${version}`);
    expect(output).toContain('nothing is active so far');
    expect(output).toMatch(/entry +[\d,]+ bytes, compressed/);
    expect(output).toContain('dry run: nothing is stored; it would be published and active');
    expect(server.takeCalls()).toEqual(['GET release/registry', 'POST release/check']);
    expect(await server.remote(manifest.id)).toBeUndefined();
  });

  test('builds, checks, publishes and activates', async () => {
    const { output, version } = await released();
    expect(output).toMatch(/published, [\d.]+ kB sent/);
    expect(output).toContain(`mfe-tiny ${version} is published and active`);
    expect(output).toMatch(/[\d.]+ s; see http:\/\/127\.0\.0\.1:\d+\/releases/);
    expect(await server.remote(manifest.id)).toMatchObject({ active: version });
    expect(server.takeCalls()).toEqual([
      'GET release/registry',
      'POST release/publish',
      'PUT release/activate',
    ]);
  });

  test('says in a dry run what differs from the active version', async () => {
    const before = await active();
    writePage('second, and longer than the first');
    write('remote.json', JSON.stringify({ ...manifest, nav }));
    const { output, version } = await released(['--dry-run', '--rollout', '25']);
    expect(version).not.toBe(before);
    const change = (entries.get(version) ?? 0) - (entries.get(before) ?? 0);
    const sign = change < 0 ? '' : '\\+';
    expect(output).toContain(`active now: ${before}`);
    expect(output).toMatch(new RegExp(`entry +[\\d,]+ bytes \\(${sign}${change}\\), compressed`));
    expect(output).toMatch(/all scripts +[\d,]+ bytes \([+-]\d+\), compressed/);
    expect(output).toMatch(/[\d,]+ bytes \(\+\d+\), plain/);
    expect(output).toMatch(/\d+ scripts, [1-9]\d* of them new or changed/);
    expect(output).toContain('+ menu entry Tiny › Tiny things');
    expect(output).toContain('it would be published and given to 25 % of the admins');
    expect(await server.versions(manifest.id)).toEqual([before]);
    const changes = server.takeCalls().filter((call) => /^(?:POST|PUT)/.test(call));
    expect(changes).toEqual(['POST release/check']);
  });

  test('only publishes with --no-activate, and gives it to its users when asked again', async () => {
    const before = await active();
    const { output, version } = await released(['--no-activate']);
    expect(output).toContain(`mfe-tiny ${version} is published, and not active`);
    expect(await server.versions(manifest.id)).toEqual([version, before]);
    expect(await active()).toBe(before);

    const again = await released();
    expect(again.version).toBe(version);
    expect(again.output).toContain('this version is published already');
    expect(again.output).toContain(`mfe-tiny ${version} is published and active`);
    expect(await server.versions(manifest.id)).toEqual([version, before]);
    expect(await active()).toBe(version);
  });

  test('gives a share of the admins the version with --rollout', async () => {
    const before = await active();
    writePage('third');
    const { output, version } = await released(['--rollout', '10']);
    expect(output).toContain(`mfe-tiny ${version} is published and given to 10 % of the admins`);
    expect(await server.remote(manifest.id)).toMatchObject({
      active: before,
      rollout: { version, percent: 10 },
    });
  });

  test('is followed by rollout, status and rollback, which build nothing', async () => {
    const before = await active();
    const remote = () => server.remote(manifest.id);
    const { rollout } = (await remote()) ?? {};
    await server.addDeprecatedUse(manifest.id, before);
    const status = await commands.run('status');
    expect(status.output).toContain(
      `mfe-tiny ${before} is active, ${rollout?.version} for 10 % of the admins`,
    );
    expect(status.output).toContain(`${before}  active  `);
    expect(status.output).toContain(
      `${before}  uses unit.countOld, which works until 2031-03-31; use unit.list (3 calls)`,
    );
    const more = await commands.run('rollout', ['25']);
    expect(more.output).toContain(`mfe-tiny ${rollout?.version} is given to 25 % of the admins`);
    expect((await commands.run('rollout', ['much'])).errors).toContain('0 to 100, not “much”');
    const back = await commands.run('rollback', ['--remote', manifest.id]);
    expect(back.output).toBe(`mfe-tiny ${before} is active, for all admins\n`);
    expect(await remote()).toMatchObject({ active: before });
    expect(await remote()).not.toHaveProperty('rollout');
    await commands.run('rollout', ['10', '--version', String(rollout?.version)]);
    const end = await commands.run('rollout', ['0']);
    expect(end.output).toContain(`The rollout of mfe-tiny ${rollout?.version} has ended`);
    expect(await remote()).not.toHaveProperty('rollout');
  });

  test('leaves the version to an admin with a token that may publish only, unless it was to activate', async () => {
    const before = await active();
    writePage('fourth');
    const RELEASE_TOKEN = await server.newToken(manifest.id, { mayActivate: false });
    const { output, version } = await released([], { RELEASE_TOKEN });
    expect(output).toContain(
      `mfe-tiny ${version} is published, and not active: This release token may publish only.`,
    );
    expect(await server.versions(manifest.id)).toContain(version);
    const { code, errors } = await run(['--activate'], { RELEASE_TOKEN });
    expect([code, errors]).toEqual([1, expect.stringContaining('may publish only')]);
    expect(await active()).toBe(before);
  });

  test('signs with the key that mfe-kit key made, which a remote with keys demands', async () => {
    rmSync(keyFile, { force: true });
    const made = await commands.run('key', ['--out', keyFile]);
    const publicKey = made.output.trim().split('\n').at(-1) ?? '';
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect((await commands.run('key', ['--out', keyFile])).code).toBe(1);
    await server.addKey(manifest.id, publicKey);
    writePage('fifth');
    const unsigned = await run();
    expect([unsigned.code, unsigned.errors]).toEqual([1, expect.stringContaining('signing key')]);
    const { output, version } = await released(['--sign', keyFile]);
    expect(output).toMatch(/published signed, [\d.]+ kB sent/);
    expect(await active()).toBe(version);
    writePage('sixth');
    const pem = readFileSync(keyFile, 'utf8').replaceAll('\n', '\\n');
    await released([], { RELEASE_SIGNING_KEY: pem });
    const wrong = await run(['--sign', join(folder, 'remote.json')]);
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('ed25519')]);
  });
});

describe('mfe-kit promote', () => {
  let next: ReleaseServer;
  let settings: Settings;
  const promote = (options: readonly string[] = [], over: Settings = {}) =>
    commands.run('promote', ['--from', server.address, ...options], { ...settings, ...over });

  beforeAll(async () => {
    next = await startReleaseServer(() => undefined);
    settings = {
      RELEASE_API: next.address,
      RELEASE_TOKEN: await next.newToken(manifest.id),
      FROM_TOKEN: await server.newToken(manifest.id, { mayActivate: false }),
    };
  });
  afterAll(() => next.close());

  test('refuses another hash, another team’s token and a signature of a key that is not known', async () => {
    const attempts = [
      await promote(['--hash', 'ab'.repeat(32)]),
      await promote([], { FROM_TOKEN: await server.newToken('mfe-other') }),
      await promote(['--version', '9.9.9']),
    ];
    expect(attempts.map(({ code, errors }) => [code, errors])).toEqual([
      [1, expect.stringContaining('Nothing was published')],
      [1, 'This release token is good for releases of mfe-other alone.\n'],
      [1, 'mfe-tiny 9.9.9 is not published there.\n'],
    ]);
    const other = await commands.run('key', ['--out', `${keyFile}.other`]);
    await next.addKey(manifest.id, other.output.trim().split('\n').at(-1) ?? '');
    const foreign = await promote();
    expect([foreign.code, foreign.errors]).toEqual([1, expect.stringMatching(/sign/)]);
    expect(await next.versions(manifest.id)).toEqual([]);
  });

  test('publishes and activates the same bytes, with their signature, by their hash', async () => {
    const made = readFileSync(keyFile, 'utf8');
    const publicKey = createPublicKey(made).export({ format: 'der', type: 'spki' });
    await next.addKey(manifest.id, publicKey.toString('base64'));
    const version = await active();
    const dry = await promote(['--no-activate', '--hash', 'x']);
    const hash = /sha256 ([0-9a-f]{64})/.exec(dry.output)?.[1] ?? '';
    const { code, output, errors } = await promote(['--hash', hash.toUpperCase()]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('published signed, the same ');
    expect(output).toContain(`mfe-tiny ${version} is published and active`);
    expect((await next.remote(manifest.id))?.active).toBe(version);
    const again = await promote();
    expect([again.code, again.errors]).toEqual([1, expect.stringContaining(version)]);
  });
});

describe('mfe-kit release is refused, in words and with nothing changed,', () => {
  let before: unknown;
  beforeAll(async () => {
    before = [await server.remote(manifest.id), await server.versions(manifest.id)];
    server.takeCalls();
  });
  afterEach(async () => {
    expect([await server.remote(manifest.id), await server.versions(manifest.id)]).toEqual(before);
  });

  test('with a token that nobody made, or another team’s', async () => {
    const other = await server.newToken('mfe-other');
    const tokens = ['rel_nobody', other];
    const attempts = await Promise.all(tokens.map((RELEASE_TOKEN) => run([], { RELEASE_TOKEN })));
    expect(attempts.map(({ code, errors }) => [code, errors])).toEqual([
      [1, expect.stringMatching(/^This release token is unknown\.[^\n]*\n$/)],
      [1, 'This release token is good for releases of mfe-other alone.\n'],
    ]);
    expect(server.takeCalls().filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('without a token, or with options that mean nothing', async () => {
    const attempts = await Promise.all([
      run([], { RELEASE_TOKEN: null }),
      run(['--rollout', '120']),
    ]);
    expect(attempts.map(({ code, errors }) => [code, errors])).toEqual([
      [1, 'Put a release token into RELEASE_TOKEN; Releases in the panel makes one.\n'],
      [1, '--rollout takes a share in percent, 0 to 100, not “120”\n'],
    ]);
    expect(server.takeCalls()).toEqual([]);
  });

  test('when it does not keep its contract, before anything is built or sent', async () => {
    const before = readFileSync(join(folder, 'remote.json'), 'utf8');
    write('remote.json', JSON.stringify({ ...manifest, patterns: ['/tiny', '/huge'] }));
    const { code, errors } = await run();
    write('remote.json', before);
    expect(code).toBe(1);
    expect(errors).toBe('The remote does not keep its contract:\n  /huge has no route\n');
    expect(server.takeCalls()).toEqual([]);
  });

  test('when nothing is at the address, or another site', async () => {
    const site = createServer((_, response) => response.end('<!doctype html><title>Site</title>'));
    const addresses = ['http://127.0.0.1:9', await listen(site)];
    const attempts = await Promise.all(addresses.map((address) => run(['--api', address])));
    site.close();
    expect(attempts.map(({ code, errors }) => [code, errors])).toEqual([
      [1, expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 does not answer: [^\n]+\n$/)],
      [1, `${addresses[1]} answered 200, and not as its API would\n`],
    ]);
  });
});

test('mfe-kit disable switches the remote off, with a token that may activate', async () => {
  const RELEASE_TOKEN = await server.newToken(manifest.id, { mayActivate: false });
  const refused = await commands.run('disable', [], { RELEASE_TOKEN });
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('publish only')]);
  expect((await commands.run('disable')).output).toContain(
    'mfe-tiny is switched off for everybody',
  );
  expect(await server.remote(manifest.id)).toMatchObject({ disabled: true });
});

const nav = [
  {
    group: 'Tiny',
    icon: 'shapes',
    order: 1,
    entries: [{ label: 'Tiny things', icon: 'shapes', path: '/tiny', order: 1 }],
  },
];

function write(name: string, content: string) {
  writeFileSync(join(folder, name), content);
}

function writePage(text: string) {
  write('src/tiny.page.tsx', `export function Component() { return <p>${text}</p>; }`);
}

async function active(): Promise<string> {
  return (await server.remote(manifest.id))?.active ?? 'nothing';
}

function run(options: readonly string[] = [], over: Settings = {}) {
  return commands.run('release', options, over);
}

/** Expects a good end; says which version it was about. */
function versionOf({ code, output, errors }: Ending) {
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const version = /^mfe-tiny (\S+)/.exec(output)?.[1] ?? '';
  const entry = join(folder, 'dist', version, 'remoteEntry.js.br');
  entries.set(version, statSync(entry).size);
  expect(readFileSync(join(folder, 'dist', version, 'release.json'), 'utf8')).toContain(version);
  return { output, version };
}

async function released(options?: readonly string[], over?: Settings) {
  return versionOf(await run(options, over));
}
