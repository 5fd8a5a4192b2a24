import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Env, EnvError, readEnv } from '../env';
import { onlyKey } from './key-set';
import { readSecrets } from './read-secrets';
import { openSecretBox, SecretUnreadable } from './secret-box';

describe('A secret box', () => {
  const box = openSecretBox(onlyKey(Buffer.alloc(32, 1)));

  it('gives back what was sealed, and seals the same differently each time', () => {
    const texts = ['swordfish', '', 'ß'.repeat(500)];
    for (const text of texts) expect(box.open(box.seal(text, 'one'), 'one')).toBe(text);
    expect(box.seal('swordfish', 'one')).not.toBe(box.seal('swordfish', 'one'));
    expect(Buffer.from(box.seal('swordfish', 'one'), 'base64').toString()).not.toContain('sword');
  });

  it('opens for nobody else, with no other key, and not when a bit of it changed', () => {
    const sealed = box.seal('swordfish', 'one');
    expect(() => box.open(sealed, 'two')).toThrow(SecretUnreadable);
    expect(() => openSecretBox(onlyKey(Buffer.alloc(32, 2))).open(sealed, 'one')).toThrow(
      SecretUnreadable,
    );
    const bytes = Buffer.from(sealed, 'base64');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => box.open(changed.toString('base64'), 'one')).toThrow(SecretUnreadable);
    }
    for (const short of ['', 'AAAA', sealed.slice(0, 20)]) {
      expect(() => box.open(short, 'one')).toThrow(SecretUnreadable);
    }
  });
});

const encryptionKey = async (env: Env) => (await readSecrets(env)).encryption.current;

describe('The key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chemical-trading-key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is made once, for its owner alone, unless one is given', async () => {
    const env = readEnv({ DATA_DIR: folder });
    const key = await encryptionKey(env);
    expect(key).toHaveLength(32);
    expect(await encryptionKey(env)).toEqual(key);
    expect((await stat(join(folder, 'encryption-key'))).mode & 0o777).toBe(0o600);
    const ENCRYPTION_KEY = Buffer.alloc(32, 9).toString('base64');
    const given = readEnv({ DATA_DIR: folder, ENCRYPTION_KEY });
    expect(await encryptionKey(given)).toEqual(Buffer.alloc(32, 9));
  });

  it('that is none stops the start with the reason, and is not repeated there', async () => {
    const wrong = { ENCRYPTION_KEY: 'swordfish' };
    expect(() => readEnv(wrong)).toThrow(EnvError);
    expect(() => readEnv(wrong)).toThrow(/ENCRYPTION_KEY: must be 32 bytes in base64/);
    expect(() => readEnv(wrong)).not.toThrow(/swordfish/);
    await writeFile(join(folder, 'encryption-key'), 'torn');
    await expect(encryptionKey({ ...readEnv({}), DATA_DIR: folder })).rejects.toThrow(
      /encryption-key in the data folder is damaged/,
    );
  });
});
