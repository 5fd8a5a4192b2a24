import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteId } from 'contract/release';
import { packArchive } from '../publish/archive';
import { filesOf } from '../../testing/test-build';
import { openReleases, type Releases } from '../release.fixture';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
});
afterAll(() => releases.api.close());

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  return { privateKey, publicKey: text, pem };
}

const addKey = (remote: string, publicKey: string, label = 'CI') =>
  releases.call('addKey', { body: { remote, label, publicKey } });

async function publish(id: string, version: string, key?: KeyObject) {
  const archive = await packArchive(filesOf({ id, version }));
  const signature = key && sign(null, archive, key).toString('base64url');
  return { archive, ...(await releases.sendBytes(archive, signature ? { signature } : {})) };
}

/** The path of a version's archive in the storage. */
async function archiveOf(remote: string): Promise<string> {
  const { database, env } = releases.api.services;
  const { archive } = await database
    .selectFrom('release')
    .select('archive')
    .where('remote', '=', remote)
    .executeTakeFirstOrThrow();
  const files = join(env.DATA_DIR, 'files');
  const names = await readdir(files, { recursive: true });
  return join(files, String(names.find((name) => name.endsWith(String(archive)))));
}

it('a remote with signing keys is published by any of them that is in use, and by nothing else', async () => {
  const [first, second, stranger] = [keyPair(), keyPair(), keyPair()];
  expect((await publish('mfe-signed', '0.1.0')).status).toBe(201);
  const { answer } = await addKey('mfe-signed', first.publicKey, 'old');
  expect((await addKey('mfe-signed', second.pem, 'new')).status).toBe(201);

  const refusals = [
    await publish('mfe-signed', '1.0.0'),
    await publish('mfe-signed', '1.0.0', stranger.privateKey),
  ];
  expect(refusals.map(({ status, answer: { errors } }) => [status, errors[0].path])).toEqual([
    [422, 'signature'],
    [422, 'signature'],
  ]);
  expect((await publish('mfe-signed', '1.0.0', first.privateKey)).status).toBe(201);
  const latest = await publish('mfe-signed', '1.1.0', second.privateKey);
  expect(latest.answer.data).toMatchObject({ signedWith: 'new' });
  const other = await packArchive(filesOf({ id: 'mfe-signed', version: '1.2.0' }));
  const signature = sign(null, latest.archive, second.privateKey).toString('base64url');
  expect((await releases.sendBytes(other, { signature })).status).toBe(422);

  await releases.call('removeKey', { id: answer.data._id });
  expect((await publish('mfe-signed', '1.3.0', first.privateKey)).status).toBe(422);
  const { ensure } = releases.api.services.releaseFiles;
  const version = { remote: RemoteId.parse('mfe-signed'), version: '1.0.0' };
  expect(await ensure(version)).toBe('there');
  expect((await addKey('mfe-signed', first.publicKey)).status).toBe(409);
});

it('what is no ed25519 public key is refused, private keys above all', async () => {
  const { privateKey } = keyPair();
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
  for (const text of [
    'none',
    other.export({ format: 'pem', type: 'spki' }).toString(),
    privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  ]) {
    expect((await addKey('mfe-wrong-key', text)).status).toBe(422);
  }
  const { answer } = await releases.call('keys', { query: { remote: 'mfe-wrong-key' } });
  expect(answer.data).toEqual([]);
});

describe('an archive that was changed in the storage is not served', () => {
  async function changed(remote: string): Promise<void> {
    const path = await archiveOf(remote);
    const evil = filesOf({ id: remote, files: { 'logo.svg': '<svg onload="alert(1)"/>' } });
    expect(await readFile(path)).not.toEqual(await packArchive(evil));
    await writeFile(path, await packArchive(evil));
    const { folder } = releases.api.services.releaseFiles;
    await rm(join(folder, remote), { recursive: true });
  }
  const ensure = (remote: string) =>
    releases.api.services.releaseFiles.ensure({
      remote: RemoteId.parse(remote),
      version: '1.0.0',
    });

  it('when it was signed, nor when it was not', async () => {
    const { privateKey, publicKey } = keyPair();
    await addKey('mfe-signed-store', publicKey);
    await publish('mfe-signed-store', '1.0.0', privateKey);
    await changed('mfe-signed-store');
    await expect(ensure('mfe-signed-store')).rejects.toThrow('is not the archive that was signed');
    await publish('mfe-plain-store', '1.0.0');
    await changed('mfe-plain-store');
    await expect(ensure('mfe-plain-store')).rejects.toThrow(
      'is not the archive that was published',
    );
  });

  it('nor a folder in which files were changed or added: it is unpacked anew', async () => {
    await publish('mfe-folder', '1.0.0');
    const { folder } = releases.api.services.releaseFiles;
    const place = join(folder, 'mfe-folder', '1.0.0');
    await writeFile(join(place, 'remoteEntry.js'), 'var evil;');
    await writeFile(join(place, 'evil.js'), 'var evil;');
    expect(await ensure('mfe-folder')).toBe('there');
    expect((await readdir(place)).toSorted()).toEqual([...filesOf().keys()].toSorted());
    expect(await readFile(join(place, 'remoteEntry.js'))).toEqual(
      filesOf({ id: 'mfe-folder' }).get('remoteEntry.js'),
    );
  });
});
