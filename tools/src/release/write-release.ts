import { createHash, createPrivateKey, sign } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeProduction } from '../production/write-production';
import { Refusal } from '../refusal';
import { remotesIn } from '../remotes-in';
import { releaseSbom } from './release-sbom';
import { writeTarball } from './tarball';

export const sums = 'SHA256SUMS';

interface Release {
  readonly version: string;
  /** Of every file in it. */
  readonly time: Date;
  /** The path of an ed25519 private key (PEM), where the sums are to be signed. */
  readonly key?: string | undefined;
}

/**
 * Writes a release of the built checkout: the archive of what a server or an image needs, the list of packages, the sums of both,
 * and the signature of the sums.
 *
 * @returns the names of the files
 */
export async function writeRelease(
  root: string,
  target: string,
  { version, time, key }: Release,
): Promise<string[]> {
  const signing = key === undefined ? undefined : await readKey(key);
  await rm(target, { recursive: true, force: true });
  const name = `chemical-trading-${version}`;
  const folder = join(target, name);
  await writeProduction(root, folder);
  await removeChance(folder, [...remotesIn(root), 'shell'], time);
  const sbom = await releaseSbom(folder, version);
  await writeFile(join(folder, 'gateway/dist/sbom.cdx.json'), sbom);
  for (const part of ['CHANGELOG.md', 'deploy'])
    await cp(join(root, part), join(folder, part), { recursive: true, filter: isPublic });
  await makeContext(folder);
  const archive = `${name}-${process.platform}-${process.arch}.tar.gz`;
  await writeTarball(join(target, archive), { folder, name, time });
  await rm(folder, { recursive: true });
  await writeFile(join(target, 'sbom.cdx.json'), sbom);
  const files = [archive, 'sbom.cdx.json'];
  const lines = await Promise.all(
    files.map(async (file) => `${await sha256(join(target, file))}  ${file}\n`),
  );
  const text = lines.join('');
  await writeFile(join(target, sums), text);
  if (!signing) return [...files, sums];
  await writeFile(join(target, `${sums}.sig`), sign(null, Buffer.from(text), signing));
  return [...files, sums, `${sums}.sig`];
}

/** Makes the folder the context of its image: the last stage of the checkout's image, which copies what is built. */
async function makeContext(folder: string): Promise<void> {
  const recipe = join(folder, 'deploy/Dockerfile');
  const text = await readFile(recipe, 'utf8');
  const built = 'COPY --from=build /srv/chemical-trading ';
  const [base] = /^ARG NODE=.*\n/m.exec(text) ?? [];
  const stage = text.split(/^(?=FROM )/m).at(-1);
  if (base === undefined || !stage?.includes(built))
    throw new Refusal('deploy/Dockerfile has no stage that copies the build');
  await writeFile(join(folder, 'Dockerfile'), base + stage.replace(built, 'COPY . '));
  await rm(recipe);
}

/** What differs between two builds of a commit. */
async function removeChance(folder: string, parts: readonly string[], time: Date): Promise<void> {
  // An empty database has an identifier by chance. The first start makes one.
  await rm(join(folder, 'gateway/dist-first-start'), { recursive: true, force: true });
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => !name.startsWith('node_modules'),
  );
  // By the times of sources: they spare a checkout its next build.
  for (const name of names.filter((each) => basename(each) === '.fingerprint'))
    await rm(join(folder, name));
  const releases = names.filter(
    (name) => basename(name) === 'release.json' && parts.some((part) => name.startsWith(part)),
  );
  for (const name of releases) {
    const path = join(folder, name);
    const release = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...release, buildTime: time.toISOString() }));
  }
}

/** Not what an installation keeps beside the files of deploy. */
function isPublic(path: string): boolean {
  return !/[/\\](?:secrets|secret\.yaml)$/.test(path);
}

async function readKey(path: string) {
  const key = createPrivateKey(await readFile(path));
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Refusal(`The key is of ${key.asymmetricKeyType}: ed25519 is needed`);
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
