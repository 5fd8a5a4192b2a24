import { equal, ok } from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { run } from './steps';

const Manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() });
type Manifest = z.infer<typeof Manifest>;

interface Model {
  validate(): void;
}

/**
 * Holds manifests against the API of Kubernetes: values by its schemas, which let unknown fields pass, and fields by the
 * types of TypeScript, which do not.
 *
 * @param root - the repository, where the types are found
 */
export async function checkManifests(root: string, folder: string): Promise<void> {
  const manifests = await readManifests(folder);
  ok(manifests.length > 0, 'There are manifests');
  for (const manifest of manifests) {
    const Resource = await modelOf(manifest);
    new Resource(manifest).validate();
  }
  await checkFields(root, manifests);
}

async function readManifests(folder: string): Promise<Manifest[]> {
  const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).flatMap((text) =>
    parseAllDocuments(text).map((document) => {
      equal(document.errors[0], undefined);
      return Manifest.parse(document.toJS());
    }),
  );
}

const moduleOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`;

/** Guarantee: each module has a class with the name of its kind, whose instances validate themselves. */
async function modelOf(manifest: Manifest): Promise<new (fields: object) => Model> {
  const found = await import(moduleOf(manifest));
  return (found[manifest.kind] ?? found.default[manifest.kind]) as new (fields: object) => Model;
}

async function checkFields(root: string, manifests: readonly Manifest[]): Promise<void> {
  const place = await mkdtemp(join(root, 'e2e/test-results-'));
  const file = join(place, 'manifests.ts');
  try {
    await writeFile(file, manifests.map(asTyped).join('\n'));
    const options = ['--noEmit', '--skipLibCheck', '--strict', '--module', 'nodenext'];
    await run('npx', ['tsc', '--ignoreConfig', ...options, file], { folder: root });
  } finally {
    await rm(place, { recursive: true });
  }
}

function asTyped(manifest: Manifest, index: number): string {
  const { kind } = manifest;
  return `import type { I${kind} as I${index} } from '${moduleOf(manifest)}';
export const manifest${index}: I${index} = ${JSON.stringify(manifest, null, 2)};`;
}
