import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { containerName, type Offer, pageContract, panelId } from 'contract/release';

export interface TestBuild {
  readonly id?: string;
  readonly version?: string;
  /** Properties that override `release.json`. */
  readonly document?: object;
  /** Files to add or replace; `undefined` removes one. */
  readonly files?: Readonly<Record<string, Buffer | string | undefined>>;
}

/** A build of the panel that offers this. */
export function panelBuild(version: string, { shared, names }: Offer): TestBuild {
  const scripts = ['remoteEntry.js'];
  const panel = {
    pageContract,
    scripts,
    chunks: { start: ['expose-routes.1a2b.js'] },
    shared,
    names,
  };
  const kind = { exposes: ['panel'], patterns: [], files: { panel: scripts } };
  const needs = { contract: 1, shared: {} };
  return { id: panelId, version, document: { title: 'Panel', ...kind, needs, panel } };
}

/** The files of a small valid build with the overrides applied. */
export function filesOf({ id = 'mfe-orders', version = '1.0.0', ...over }: TestBuild = {}) {
  const scripts = {
    'remoteEntry.js': Buffer.from(`var ${containerName(id, version)} = {};\n`.repeat(20)),
    'expose-routes.1a2b.js': Buffer.from(`export const version = '${version}';\n`.repeat(20)),
  };
  const plain = Object.entries(scripts);
  const twins = plain.flatMap(([name, content]) => [
    [`${name}.br`, brotliCompressSync(content)] as const,
    [`${name}.gz`, gzipSync(content)] as const,
  ]);
  const document = {
    id,
    title: 'Orders',
    owner: 'Orders team',
    contract: 1,
    exposes: ['routes'],
    patterns: [`/${id}-table`, `/edit-${id}/:id`],
    nav: [],
    records: [],
    version,
    container: containerName(id, version),
    entry: 'remoteEntry.js',
    integrity: Object.fromEntries(plain.map(([name, content]) => [name, integrityOf(content)])),
    needs: { contract: 1, shared: { react: '^19.0.0' } },
    size: {
      plain: lengthOf(plain),
      compressed: lengthOf(twins.filter(([name]) => name.endsWith('.br'))),
    },
    buildTime: '2026-11-21T06:00:00.000Z',
    commit: '9f0c6aa',
    files: { routes: ['expose-routes.1a2b.js'] },
    ...over.document,
  };
  const all = {
    'release.json': JSON.stringify(document),
    ...scripts,
    ...Object.fromEntries(twins),
    'logo.svg': '<svg/>',
    ...over.files,
  };
  const files = new Map<string, Buffer>();
  for (const [name, content] of Object.entries(all)) {
    if (content !== undefined) files.set(name, Buffer.from(content));
  }
  return files;
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function lengthOf(files: readonly (readonly [string, Buffer])[]): number {
  return files.reduce((sum, [, content]) => sum + content.length, 0);
}
