import { writeFile } from 'node:fs/promises';
import { readMolecule, precomputeMolecule } from 'contract/structures';
import chemicals from '../demo/data/chemicals.json';
import { packStructure } from '../demo/precomputed-structures';
import { runCommand } from './run-command';

const file = new URL('../demo/data/structures.json', import.meta.url);

/** `npm run demo:structures`: the demo company's structures as the engine works them out, one in a line. */
await runCommand(async () => {
  const smiles = [...new Set(chemicals.map((chemical) => chemical.smiles))].toSorted();
  const lines = smiles.map((text) => {
    const structure = packStructure(precomputeMolecule(readMolecule(text)));
    return `${JSON.stringify(text)}:${JSON.stringify(structure)}`;
  });
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
  return `${lines.length} structures were written`;
});
