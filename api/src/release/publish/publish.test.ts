import { readdir } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { packArchive } from './archive';
import { filesOf, type TestBuild } from '../../testing/test-build';
import { openReleases, type Releases } from '../release.fixture';

let releases: Releases;
let ownToken: string;
let foreignToken: string;
let revokedToken: string;
beforeAll(async () => {
  releases = await openReleases();
  const taken = { id: 'mfe-taken', document: { title: 'Taken', patterns: ['/taken/:id?'] } };
  await releases.call('activate', { id: await releases.published(taken) });
  await releases.published({ version: '0.9.0' });
  ownToken = (await releases.newToken('mfe-orders')).token;
  foreignToken = (await releases.newToken('mfe-taken')).token;
  const revoked = await releases.newToken('mfe-orders');
  await releases.call('revokeToken', { id: revoked._id });
  revokedToken = revoked.token;
});
afterAll(() => releases.api.close());

/** All that a refused archive could leave. */
async function traces() {
  const { database, env } = releases.api.services;
  const { rows } = await sql`
    select (select count(*) from release) as releases, (select count(*) from remote) as remotes,
      (select count(*) from audit) as audits, (select count(*) from outbox) as news,
      (select count(*) from release_activation) as changes,
      (select count(*) from file) as files`.execute(database);
  const entries = await readdir(env.DATA_DIR, { recursive: true, withFileTypes: true });
  const stored = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return { rows, stored: stored.toSorted() };
}

interface TarEntry {
  readonly name: string;
  readonly type?: 'file' | 'symlink' | 'link' | 'directory' | 'fifo';
  readonly linkname?: string;
  readonly content?: Buffer | string;
}

async function archiveOf(...entries: readonly TarEntry[]): Promise<Buffer> {
  const archive = pack();
  for (const { content = '', ...header } of entries) archive.entry(header, content);
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) if (Buffer.isBuffer(part)) parts.push(part);
  return gzipSync(Buffer.concat(parts));
}

function entriesOf(build?: TestBuild): TarEntry[] {
  return [...filesOf(build)].map(([name, content]) => ({ name, content }));
}

/** An archive of a right build in which the entries come first. */
function withEntries(...entries: readonly TarEntry[]): Promise<Buffer> {
  return archiveOf(...entries, ...entriesOf());
}

const script = Buffer.from('var other = 1;');
const withPatterns = (...patterns: string[]) => ({ document: { patterns } });
const withPage = (pattern: string, ...files: string[]) => ({
  document: { pageFiles: { [pattern]: files } },
});

/** What is wrong with a build; how it is refused; a path or a word that the refusal names. */
const wrongBuilds: readonly (readonly [string, TestBuild, number, string])[] = [
  [
    'a file that is not the one of its hash',
    { files: { 'remoteEntry.js': script } },
    422,
    'remoteEntry.js',
  ],
  [
    'a file that is missing',
    { files: { 'expose-routes.1a2b.js': undefined } },
    422,
    'expose-routes.1a2b.js',
  ],
  ['a script without a hash', { files: { 'late.js': script } }, 422, 'late.js'],
  [
    'a twin of other bytes',
    { files: { 'remoteEntry.js.gz': gzipSync(script) } },
    422,
    'remoteEntry.js.gz',
  ],
  [
    'a twin that is not compressed',
    { files: { 'remoteEntry.js.br': script } },
    422,
    'remoteEntry.js.br',
  ],
  [
    'a twin that grows',
    { files: { 'logo.svg.gz': gzipSync(Buffer.alloc(9_000_000)) } },
    422,
    'logo.svg.gz',
  ],
  ['a page', { files: { 'index.html': '<script>alert(1)</script>' } }, 422, 'index.html'],
  [
    'a chunk that is imported by the browser itself',
    { files: { 'remoteEntry.js': 'import("./late.js");' } },
    422,
    'own import',
  ],
  [
    'a chunk whose name is put together and imported',
    { files: { 'remoteEntry.js': 'const a = "./"; import(/* any */ a + "late.js");' } },
    422,
    'own import',
  ],
  [
    'a script that is a module',
    { files: { 'remoteEntry.js': 'import "./a.js";' } },
    422,
    'own import',
  ],
  ['no document', { files: { 'release.json': undefined } }, 422, 'release.json'],
  ['a document that is no JSON', { files: { 'release.json': '{' } }, 422, 'release.json'],
  ['an endless document', { files: { 'release.json': ' '.repeat(1_000_001) } }, 422, 'too long'],
  ['another container', { document: { container: 'mfe_taken__1_0_0' } }, 422, 'container'],
  ['the id of nobody', { document: { id: '../mfe' } }, 422, 'id'],
  ['a version that is a path', { document: { version: '1.0.0-../x' } }, 422, 'version'],
  ['a NUL in its commit', { document: { commit: 'a\0b' } }, 422, 'commit'],
  ['a wrong size', { document: { size: { plain: 1, compressed: 91 } } }, 422, 'size.plain'],
  ['another remote contract', { document: { contract: 2 } }, 422, 'contract'],
  ['an entry without a hash', { document: { entry: 'logo.svg' } }, 422, 'logo.svg'],
  ['a waited file that is not there', { document: { files: { routes: ['no.js'] } } }, 422, 'no.js'],
  ['a file of a page that is not there', withPage('/mfe-orders-table', 'no.js'), 422, 'no.js'],
  [
    'a file of a page that leads upward',
    withPage('/mfe-orders-table', '../a.js'),
    422,
    'pageFiles',
  ],
  [
    'a file of a page on another origin',
    withPage('/mfe-orders-table', 'https://evil.example/a.js'),
    422,
    'pageFiles',
  ],
  [
    'a page with endless files',
    withPage('/mfe-orders-table', ...Array.from({ length: 51 }, () => 'remoteEntry.js')),
    422,
    'pageFiles',
  ],
  ['files of a page of another remote', withPage('/taken', 'remoteEntry.js'), 422, '/taken'],
  ['a mount that it does not expose', { document: { files: {} } }, 422, 'mount'],
  ['an address of the shell', withPatterns('/login'), 409, '/login'],
  ['an address of the site', withPatterns('/blog/:slug'), 409, '/blog/:slug'],
  ['an address within one of the site', withPatterns('/inquiry/*'), 409, '/inquiry/*'],
  ['an address of the server', withPatterns('/API/unit'), 409, '/API/unit'],
  ['all addresses', withPatterns('/:any'), 409, '/:any'],
  ['an address of another remote', withPatterns('/orders', '/taken/new'), 409, 'patterns.1'],
  ['the version of before', { version: '0.9.0' }, 409, '0.9.0'],
];

describe('a build is refused and leaves nothing', () => {
  test.each(wrongBuilds)('that has %s', async (_what, build, status, named) => {
    const before = await traces();
    const refusal = await releases.publish(build);
    expect([refusal.status, JSON.stringify(refusal.answer)]).toEqual([
      status,
      expect.stringContaining(named),
    ]);
    expect(await traces()).toEqual(before);
  });

  // What is packed in parts is one to whoever unpacks it.
  const million = gzipSync(Buffer.alloc(1_000_000));
  const whole = () => packArchive(filesOf());
  const wrongArchives: readonly (readonly [string, () => Promise<Buffer> | Buffer, number])[] = [
    ['is no gzip', () => Buffer.from('PK\u0003\u0004'), 422],
    ['is empty', () => Buffer.alloc(0), 422],
    ['is no tar', () => gzipSync(Buffer.alloc(2000, 'x')), 422],
    ['is cut off', async () => (await whole()).subarray(0, 300), 422],
    [
      'is cut off within the tar',
      async () => gzipSync(gunzipSync(await whole()).subarray(0, 700)),
      422,
    ],
    ['grows without end', () => Buffer.concat(Array.from({ length: 81 }, () => million)), 413],
    ['is sent too large', () => Buffer.alloc(20_000_001), 413],
    ['has too many files', () => withEntries(...manyEntries()), 413],
    ['leads upward', () => withEntries({ name: '../../evil.js', content: 'x' }), 422],
    ['leads upward within a name', () => withEntries({ name: 'a/../../evil.js' }), 422],
    ['leads to the root', () => withEntries({ name: '/etc/evil.js', content: 'x' }), 422],
    ['has a folder above', () => withEntries({ name: '../', type: 'directory' }), 422],
    [
      'has a symbolic link',
      () => withEntries({ name: 'a.js', type: 'symlink', linkname: '/etc/passwd' }),
      422,
    ],
    [
      'has a hard link',
      () => withEntries({ name: 'a.js', type: 'link', linkname: 'release.json' }),
      422,
    ],
    ['has a pipe', () => withEntries({ name: 'a.js', type: 'fifo' }), 422],
    ['has a hidden file', () => withEntries({ name: '.htaccess' }), 422],
    ['has an endless name', () => withEntries({ name: `${'a'.repeat(300)}.js` }), 422],
    ['has a file twice', () => withEntries({ name: 'remoteEntry.js', content: 'evil' }), 422],
    [
      'has a file as a folder',
      () => withEntries({ name: 'logo.svg/a.svg', content: '<svg/>' }),
      422,
    ],
  ];

  test.each(wrongArchives)('whose archive %s', async (_what, archive, status) => {
    const before = await traces();
    const refusal = await releases.sendBytes(await archive());
    expect([refusal.status, refusal.answer.detail]).toEqual([status, expect.any(String)]);
    expect(await traces()).toEqual(before);
  });

  test('that comes with a token of another remote, a revoked one or none', async () => {
    const before = await traces();
    const foreign = await releases.publish({}, foreignToken);
    expect([foreign.status, foreign.answer.detail]).toEqual([
      403,
      'This release token is good for releases of mfe-taken alone.',
    ]);
    for (const token of [revokedToken, 'rel_unknown', '']) {
      expect((await releases.publish({}, token)).status).toBe(403);
    }
    expect(await traces()).toEqual(before);
  });

  test('that is no gzip by its type', async () => {
    expect((await releases.call('publish', { body: {} })).status).toBe(415);
    const { api } = releases;
    const headers = {
      authorization: `Bearer ${api.adminToken}`,
      'content-type': 'application/gzip',
    };
    const other = { method: 'POST', url: '/api/unit/add', headers, payload: 'x' } as const;
    expect((await api.inject(other)).statusCode).toBe(415);
  });
});

function manyEntries() {
  return Array.from({ length: 1000 }, (_, index) => ({ name: `${index}.txt` }));
}

it('a build is published once, by a token of its remote, and runs nowhere yet', async () => {
  const build = { version: '1.0.0-abc1234', files: { 'pictures/map.svg': '<svg/>' } };
  const { status, answer } = await releases.publish(build, ownToken);
  expect([status, answer]).toMatchObject([
    201,
    {
      data: {
        remote: 'mfe-orders',
        version: '1.0.0-abc1234',
        mount: 'routes',
        state: 'published',
        publishedBy: 'CI of mfe-orders',
        activatedAt: null,
        sessions: 0,
        failures: 0,
      },
    },
  ]);
  expect((await releases.publish(build, ownToken)).status).toBe(409);
  // Another version, but the same global variable: a page that has loaded one would not load the other.
  expect((await releases.publish({ version: '0.9.0-a.b' })).status).toBe(201);
  expect((await releases.publish({ version: '0.9.0-a-b' })).answer.detail).toContain('container');
  const { remotes } = await releases.registry();
  expect(remotes.map(({ id }: { id: string }) => id)).toEqual(['mfe-taken']);
});

it('an archive made by tar is taken: with its folders, and a dot before each name', async () => {
  const entries = entriesOf({ version: '2.0.0' }).map((entry) => ({
    ...entry,
    name: `./${entry.name}`,
  }));
  const archive = await archiveOf({ name: './', type: 'directory' }, ...entries);
  expect((await releases.sendBytes(archive)).status).toBe(201);
});
