import { writeFile } from 'node:fs/promises';
import { closeInchi, inchiOf } from 'api/inchi';
import { precomputeMolecule, readMolecule } from 'contract/structures';
import chemicals from '../data/chemicals.json';
import { packStructure } from '../precomputed-structures';

const file = (name: string) => new URL(`../data/${name}.json`, import.meta.url);

/** `npm run demo:structures`: precomputes the demo company's structures and their InChIs, one per line. */
const smiles = [...new Set(chemicals.map((chemical) => chemical.smiles))].toSorted();
const structures = smiles.map((text) => precomputeMolecule(readMolecule(text)));
const inchis: (string | null)[] = [];
for (const structure of structures) inchis.push(await inchiOf(structure.molfile));
await closeInchi();

await write('structures', structures.map(packStructure));
await write('inchis', inchis);
console.log(`Wrote ${structures.length} structures`);

async function write(name: string, values: readonly unknown[]): Promise<void> {
  const lines = smiles.map(
    (text, index) => `${JSON.stringify(text)}:${JSON.stringify(values[index])}`,
  );
  await writeFile(file(name), `{\n${lines.join(',\n')}\n}\n`);
}
