import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { builtFiles } from './built-files';

let app: FastifyInstance;
let folder: string;
let unpacked: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'));
  const remotes = join(folder, 'remotes');
  await mkdir(join(remotes, 'shell'), { recursive: true });
  await mkdir(join(remotes, '.drafts', '1.0.0'), { recursive: true });
  await writeFile(join(remotes, '.drafts', '1.0.0', 'entry.js'), 'var half');
  await mkdir(join(remotes, 'mfe-email', '0.9.0'), { recursive: true });
  await writeFile(join(remotes, 'mfe-email', '0.9.0', 'entry.js'), 'of nobody');
  app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing'));
  await builtFiles(app, { remotes, ensure: (version) => ensure(remotes, version) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  unpacked = [];
});

/** Version 1.0.0 is published, and laid out when it is asked for. */
async function ensure(
  remotes: string,
  { remote, version }: { remote: string; version: string },
): Promise<'there' | 'revoked' | 'unknown'> {
  if (version === '1.1.0') return 'revoked';
  if (version !== '1.0.0') return 'unknown';
  unpacked.push(remote);
  const target = join(remotes, remote, version);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'entry.js'), 'var entry');
  await writeFile(join(target, 'entry.js.br'), brotliCompressSync('var entry'));
  await writeFile(join(target, 'logo.svg'), '<svg/>');
  return 'there';
}

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('a file of a published version is answered for good, although its folder was not there', async () => {
  const answer = await get('/remotes/mfe-email/1.0.0/entry.js', { 'accept-encoding': 'br' });
  expect([answer.statusCode, unpacked]).toEqual([200, ['mfe-email']]);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  expect(answer.headers).not.toHaveProperty('content-security-policy');
});

test('what is no file of a published version is not there, whatever lies in the folder', async () => {
  for (const path of [
    'mfe-email/1.0.0/none.js',
    'mfe-email/0.9.0/entry.js',
    '.drafts/1.0.0/entry.js',
    'mfe-email/1.0.0/../../.drafts/1.0.0/entry.js',
    'mfe-email/1.0.0/..%2f..%2f.drafts/1.0.0/entry.js',
    '%2edrafts/1.0.0/entry.js',
    'mfe-email/..%2f.drafts/1.0.0/entry.js',
    'mfe-email',
    '',
  ]) {
    const { statusCode, headers } = await get(`/remotes/${path}`);
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, undefined]);
  }
});

test('the files of the panel are served from its own address, and nothing else', async () => {
  const answer = await get('/shell/1.0.0/entry.js');
  expect([answer.statusCode, answer.body, unpacked]).toEqual([200, 'var entry', ['shell']]);
  for (const path of [
    '1.0.0/none.js',
    '1.0.0/..%2f..%2fmfe-email/0.9.0/entry.js',
    '2.0.0/entry.js',
  ])
    expect((await get(`/shell/${path}`)).statusCode).toBe(404);
});

test('a revoked version is gone, although its files are there', async () => {
  await mkdir(join(folder, 'remotes', 'mfe-email', '1.1.0'), { recursive: true });
  await writeFile(join(folder, 'remotes', 'mfe-email', '1.1.0', 'entry.js'), 'var hostile');
  const { statusCode, headers, body } = await get('/remotes/mfe-email/1.1.0/entry.js');
  expect([statusCode, headers['cache-control']]).toEqual([410, 'no-store']);
  expect(body).not.toContain('hostile');
});

test('a picture that is opened by itself runs nothing', async () => {
  const { headers } = await get('/remotes/mfe-email/1.0.0/logo.svg');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain('sandbox');
});
