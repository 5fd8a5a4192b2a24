import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precomputeChemical, type StructureOfChemical } from 'api/sync-structures';
import { makeStructures } from './make-structures';

export interface PrecomputedText {
  readonly text: string;
  readonly structure: StructureOfChemical['structure'];
}

/** More texts than needed, as some denote the same structure. */
const surplus = 1.2;

/** The number of structures per batch, so that neither side waits for the other. */
const batch = 400;

/**
 * `count` different structures, precomputed by the product's worker threads. That takes minutes, so the result is
 * cached in the system's temporary folder until the generator or the code that computes it changes.
 */
export async function precomputedStructures(count: number): Promise<readonly PrecomputedText[]> {
  const file = join(tmpdir(), `bench-structures-${count}-${codeHash()}.json`);
  if (existsSync(file)) return readStored(file);
  const precomputed = await precompute(count);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(precomputed));
  renameSync(unfinished, file);
  return precomputed;
}

/** Guarantee: the file's name has the hash of the code that wrote it. */
function readStored(file: string): readonly PrecomputedText[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly PrecomputedText[];
}

async function precompute(count: number): Promise<PrecomputedText[]> {
  const different = new Map<string, PrecomputedText>();
  const texts = makeStructures(Math.ceil(count * surplus));
  for (let from = 0; from < texts.length && different.size < count; from += batch) {
    const part = texts.slice(from, from + batch);
    const structures = await Promise.all(part.map((smiles) => precomputeChemical({ smiles })));
    for (const [index, text] of part.entries()) {
      const structure = structures[index];
      if (structure) different.set(structure.idCode, { text, structure });
    }
  }
  return [...different.values()].slice(0, count);
}

function codeHash(): string {
  const pathOf = (address: string) => fileURLToPath(new URL(address, import.meta.url));
  const folder = pathOf('../../contract/src/structure/');
  const files = [
    pathOf('make-structures.ts'),
    // The library's version.
    pathOf('../../package-lock.json'),
    ...readdirSync(folder)
      .filter((name) => !name.endsWith('.test.ts'))
      .toSorted()
      .map((name) => join(folder, name)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
