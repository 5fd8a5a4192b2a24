import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { FileName, releaseLimits } from 'contract/release';
import { extract, type Header, pack } from 'tar-stream';
import { hasCode } from '../../process/error-code';
import { ApiProblem, worded } from '../../kernel/problem';
import { invalid } from '../../repository/parse-input';

/** The files of a build by name. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/**
 * Reads the files of a `tar.gz`. Stops unpacking at the limits, and refuses anything but plain files with plain
 * names.
 *
 * @throws ApiProblem `invalid` or `too-large`
 */
export async function readArchive(packed: Uint8Array): Promise<BuildFiles> {
  const files = new Map<string, Buffer>();
  let entries = 0;
  for await (const { header, content } of entriesOf(await unpacked(packed))) {
    entries += 1;
    if (entries > releaseLimits.files) throw tooManyFiles();
    const name = nameOf(header);
    if (name === undefined) continue;
    if (files.has(name)) throw wrongFile(name, 'It is there twice');
    files.set(name, content);
  }
  requireNoFileAsFolder(files);
  return files;
}

/** Packs files in the format that builds are sent in. */
export async function packArchive(files: BuildFiles): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of files) archive.entry({ name }, content);
  archive.finalize();
  return toGzip(await bytesOf(archive));
}

async function unpacked(packed: Uint8Array): Promise<Buffer> {
  try {
    return await fromGzip(packed, { maxOutputLength: releaseLimits.unpacked });
  } catch (cause) {
    if (hasCode(cause, 'ERR_BUFFER_TOO_LARGE')) {
      const maxMegabytes = releaseLimits.unpacked / 1_000_000;
      throw new ApiProblem(
        'too-large',
        worded`The build is larger than ${{ maxMegabytes }} MB when it is unpacked.`,
      );
    }
    throw Object.assign(torn('gzip'), { cause });
  }
}

interface Entry {
  readonly header: Header;
  readonly content: Buffer;
}

async function* entriesOf(tarball: Buffer): AsyncGenerator<Entry> {
  const entries = extract();
  entries.end(tarball);
  try {
    for await (const entry of entries) {
      yield { header: entry.header, content: await bytesOf(entry) };
    }
  } catch (cause) {
    throw Object.assign(torn('tar'), { cause });
  }
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (Buffer.isBuffer(part)) parts.push(part);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** `tar -C folder -cz .` prefixes each name with a dot and adds folders. Undefined for a folder, which is ignored. */
function nameOf({ name, type }: Header): string | undefined {
  const plain = name.replace(/^\.\//, '');
  if (type === 'directory' && isFolder(plain.replace(/\/$/, ''))) return undefined;
  if (type !== 'file') throw wrongFile(plain, 'Only plain files belong into a build');
  if (!isFile(plain)) throw wrongFile(plain.slice(0, maxNameLength), 'This is no name for a file');
  return plain;
}

const maxNameLength = 200;

function isFile(name: string): boolean {
  return name.length <= maxNameLength && FileName.safeParse(name).success;
}

function isFolder(name: string): boolean {
  return name === '' || name === '.' || isFile(name);
}

function requireNoFileAsFolder(files: BuildFiles): void {
  for (const name of files.keys()) {
    const folders = name.split('/').slice(0, -1);
    const file = folders
      .map((_, index) => folders.slice(0, index + 1).join('/'))
      .find((folder) => files.has(folder));
    if (file !== undefined) throw wrongFile(file, 'It is a file and a folder');
  }
}

function wrongFile(path: string, message: string): ApiProblem {
  return invalid([{ path, message }]);
}

function torn(format: string): ApiProblem {
  return new ApiProblem(
    'invalid',
    worded`This is no whole tar.gz: its ${{ format }} part cannot be read.`,
  );
}

function tooManyFiles(): ApiProblem {
  return new ApiProblem(
    'too-large',
    worded`A build has at most ${{ files: releaseLimits.files }} files.`,
  );
}
