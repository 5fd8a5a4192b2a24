import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FieldError } from 'contract';
import {
  containerName,
  type Mount,
  panelId,
  ReleaseDocument,
  remoteContract,
} from 'contract/release';
import { integrityOf } from './file-hashes';
import { navErrors } from './nav-rules';
import { invalid, parseInput } from '../../repository/parse-input';
import { uncheckedLoadErrors } from './unchecked-loads';
import type { BuildFiles } from './archive';

/** A build with exactly the files named in its `release.json`. */
export interface CheckedBuild {
  readonly document: ReleaseDocument;
  readonly files: BuildFiles;
}

export const documentName = 'release.json';
const maxDocumentLength = 1_000_000;

/**
 * File types that a remote may serve, in addition to their compressed twins. No HTML: such pages would run in this
 * site's origin.
 */
const allowedTypes =
  /\.(?:js|css|json|map|txt|svg|png|jpe?g|webp|avif|gif|woff2?|wasm)(?:\.(?:br|gz))?$/;

/**
 * Checks a build, whatever shell it is for: one that needs the next shell is published before that runs.
 *
 * @throws ApiProblem `invalid` with all errors of a build
 */
export async function checkBuild(files: BuildFiles): Promise<CheckedBuild> {
  const document = readDocument(files);
  requireNone([
    ...identityErrors(document),
    ...kindErrors(document),
    // The panel checks what remotes load; what it could import itself, the policy of its page refuses.
    ...(document.panel ? [] : await uncheckedLoadErrors(files)),
    ...navErrors(document),
    ...pageErrors(document),
    ...(await fileErrors(document, files)),
    ...sizeErrors(document, files),
  ]);
  return { document, files };
}

/**
 * Checks a build that was validated when published: the rules may have changed since, its files must not.
 *
 * @throws ApiProblem `invalid`
 */
export async function checkFiles(files: BuildFiles, document: ReleaseDocument): Promise<void> {
  requireNone(await fileErrors(document, files));
}

async function fileErrors(document: ReleaseDocument, files: BuildFiles): Promise<FieldError[]> {
  return [
    ...listErrors(document, files),
    ...(await hashErrors(document, files)),
    ...(await twinErrors(files)),
  ];
}

function requireNone(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(errors.slice(0, maxErrors));
}

const maxErrors = 20;

/** @throws ApiProblem `invalid` when this build cannot be mounted this way */
export function requireMount({ exposes, files }: ReleaseDocument, mount: Mount): void {
  if (exposes.includes(mount) && files[mount] !== undefined) return;
  throw invalid([{ path: 'mount', message: `This build does not expose ${mount}` }]);
}

function readDocument(files: BuildFiles): ReleaseDocument {
  const content = files.get(documentName);
  if (content === undefined || content.length > maxDocumentLength) {
    const message = content ? 'It is too long' : 'A build has it beside its files';
    throw invalid([{ path: documentName, message }]);
  }
  return parseInput(ReleaseDocument, parsed(content.toString('utf8')));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(invalid([{ path: documentName, message: 'It is no JSON' }]), { cause });
  }
}

function identityErrors({ id, version, container, contract }: ReleaseDocument): FieldError[] {
  const wanted = containerName(id, version);
  const message = `This installation has remote contract ${remoteContract}`;
  return [
    ...(container === wanted
      ? []
      : [{ path: 'container', message: `The container of ${id} ${version} is ${wanted}` }]),
    ...(contract === remoteContract ? [] : [{ path: 'contract', message }]),
  ];
}

/** The panel is released under its own id alone, and a remote has addresses. */
function kindErrors({ id, exposes, panel, patterns }: ReleaseDocument): FieldError[] {
  const isPanel = id === panelId;
  const says = [exposes.includes('panel'), panel !== undefined, patterns.length === 0];
  if (says.every((one) => one === isPanel)) return [];
  const message = isPanel
    ? 'The panel exposes itself, says what it offers, and has no patterns'
    : `A remote has patterns, and only ${panelId} is the panel`;
  return [{ path: 'exposes', message }];
}

function pageErrors({ pageFiles = {}, patterns }: ReleaseDocument): FieldError[] {
  return Object.keys(pageFiles)
    .filter((pattern) => !patterns.includes(pattern))
    .map((pattern) => ({ path: `pageFiles.${pattern}`, message: 'It is none of the patterns' }));
}

/** Files that are not allowed, scripts without a hash, and files that are named but missing. */
function listErrors(document: ReleaseDocument, files: BuildFiles) {
  const { entry, files: waited, pageFiles = {}, edition, panel } = document;
  const integrity = allHashes(document);
  const errors: FieldError[] = [];
  for (const name of files.keys()) {
    if (!allowedTypes.test(name)) errors.push({ path: name, message: 'No such file is served' });
    if (name.endsWith('.js') && !Object.hasOwn(integrity, name)) {
      errors.push({ path: name, message: 'It has no hash in release.json' });
    }
  }
  const named = [
    ...Object.keys(integrity),
    ...[waited.routes, waited.lifecycles, panel?.scripts].flatMap(all),
    ...Object.values(panel?.chunks ?? {}).flat(),
    ...Object.values(pageFiles).flat(),
  ];
  for (const name of new Set([entry, ...(edition ? [edition.entry] : []), ...named])) {
    if (!files.has(name)) errors.push({ path: name, message: 'It is not in the archive' });
    else if (!Object.hasOwn(integrity, name)) {
      errors.push({ path: name, message: 'It has no hash in release.json' });
    }
  }
  return errors;
}

/** The hashes of the build's own files and of those of its edition of our packages. */
function allHashes({ integrity, edition }: ReleaseDocument): Readonly<Record<string, string>> {
  return { ...edition?.integrity, ...integrity };
}

function all(names: readonly string[] | undefined): readonly string[] {
  return names ?? [];
}

async function hashErrors(document: ReleaseDocument, files: BuildFiles) {
  const errors: FieldError[] = [];
  for (const [path, hash] of Object.entries(allHashes(document))) {
    const content = files.get(path);
    if (content === undefined || (await integrityOf(content)) === hash) continue;
    errors.push({ path, message: 'It is not the file that release.json has the hash of' });
  }
  return errors;
}

const decoders = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

/** Servers send the twin in place of the file, so both must have the same content. */
async function twinErrors(files: BuildFiles): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [path, content] of files) {
    const [, name, kind] = /^(.+)\.(br|gz)$/.exec(path) ?? [];
    if (name === undefined || (kind !== 'br' && kind !== 'gz')) continue;
    const plain = files.get(name);
    if (plain && (await decodesTo(content, plain, decoders[kind]))) continue;
    errors.push({ path, message: `It is not ${name} compressed` });
  }
  return errors;
}

async function decodesTo(
  packed: Buffer,
  plain: Buffer,
  decode: (typeof decoders)[keyof typeof decoders],
): Promise<boolean> {
  try {
    const decoded = await decode(packed, { maxOutputLength: Math.max(1, plain.length) });
    return decoded.equals(plain);
  } catch {
    // A twin that cannot be decoded does not have the same content.
    return false;
  }
}

function sizeErrors({ size, edition }: ReleaseDocument, files: BuildFiles): FieldError[] {
  const isOwn = (name: string) => edition === undefined || !Object.hasOwn(edition.integrity, name);
  const scripts = [...files].filter(([name]) => name.endsWith('.js') && isOwn(name));
  const plain = sum(scripts.map(([, content]) => content.length));
  const compressed = sum(
    scripts.map(([name, content]) => (files.get(`${name}.br`) ?? content).length),
  );
  return [
    ...(size.plain === plain ? [] : [{ path: 'size.plain', message: `Its scripts are ${plain}` }]),
    ...(size.compressed === compressed
      ? []
      : [{ path: 'size.compressed', message: `Its scripts are ${compressed} compressed` }]),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
