import { writeFile } from 'node:fs/promises';
import { readMolecule, precomputeMolecule } from 'contract/structures';
import chemicals from '../data/chemicals.json';
import { packStructure } from '../precomputed-structures';

const file = new URL('../data/structures.json', import.meta.url);

/** `npm run demo:structures`: precomputes the demo company's structures, one per line. */
const smiles = [...new Set(chemicals.map((chemical) => chemical.smiles))].toSorted();
const lines = smiles.map((text) => {
  const structure = packStructure(precomputeMolecule(readMolecule(text)));
  return `${JSON.stringify(text)}:${JSON.stringify(structure)}`;
});
await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`Wrote ${lines.length} structures`);
