import initRDKit, { type MainModule, type Mol } from '@rdkit/rdkit';
import { inTime, matchGraphs, readStructureQuery } from 'api/structures';
import type { PrecomputedStructure } from 'contract/drawing';
import chemicals from '../data/chemicals.json';
import { precomputedStructure } from '../precomputed-structures';
import { type JudgedQuery, judgedQueries } from './judged-queries';

interface Demo {
  readonly name: string;
  readonly structure: PrecomputedStructure;
  readonly mol: Mol;
  readonly inchi: string;
}

describe('structure queries over the demo, by our engine and by RDKit', () => {
  let rdkit: MainModule;
  let demo: readonly Demo[];
  beforeAll(async () => {
    rdkit = await initRDKit();
    demo = chemicals.map(({ name, smiles }) => {
      const mol = molOf(smiles);
      return { name, structure: structureOf(smiles), mol, inchi: mol.get_inchi() };
    });
  });

  it('are forty at least, over all structures of the demo', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(40);
    expect(demo.length).toBe(chemicals.length);
    const explained = judgedQueries.flatMap(({ difference }) => difference ?? []);
    expect(explained.every(({ reason }) => reason.length > 20)).toBe(true);
  });

  it.each(judgedQueries.map((query) => [query.mode, query.smiles, query] as const))(
    '%s %s: the differences are those that are explained',
    async (_mode, _smiles, query) => {
      const [ours, theirs] = [new Set(await oursOf(query)), new Set(theirsOf(query))];
      const { onlyOurs = [], onlyTheirs = [] } = query.difference ?? {};
      expect({
        onlyOurs: [...ours].filter((name) => !theirs.has(name)),
        onlyTheirs: [...theirs].filter((name) => !ours.has(name)),
      }).toEqual({ onlyOurs, onlyTheirs });
    },
  );

  async function oursOf({ mode, smiles }: JudgedQuery): Promise<string[]> {
    const isFragment = mode === 'substructure';
    const query = await readStructureQuery({ text: smiles, field: 'structure', isFragment });
    const named = (found: readonly Demo[]) => found.map(({ name }) => name);
    if (mode === 'exact') {
      return named(demo.filter(({ structure }) => structure.idCode === query.idCode));
    }
    if (mode === 'stereoisomers') {
      return named(
        demo.filter(
          ({ structure }) =>
            structure.flatCode === query.flatCode && structure.idCode !== query.idCode,
        ),
      );
    }
    const screened = demo.filter(
      ({ structure }) =>
        hasBits(structure.fingerprint, query.fingerprint) &&
        hasBits(structure.features, query.features),
    );
    const graphs = screened.map(({ structure }) => structure.graph);
    const limits = { field: 'structure', cpuTime: 10_000, deadline: inTime() };
    const { matches } = await matchGraphs({ fragment: query.fragment, graphs }, limits);
    return named(screened.filter((_, index) => matches[index] !== null));
  }

  function theirsOf({ mode, smiles, smarts }: JudgedQuery): string[] {
    const named = (found: readonly Demo[]) => found.map(({ name }) => name);
    if (mode === 'substructure') {
      const query = smarts === undefined ? molOf(smiles) : checked(rdkit.get_qmol(smarts));
      return named(demo.filter(({ mol }) => mol.get_substruct_match(query) !== '{}'));
    }
    const inchi = molOf(smiles).get_inchi();
    if (mode === 'exact') return named(demo.filter((one) => one.inchi === inchi));
    return named(
      demo.filter(
        (one) => one.inchi !== inchi && withoutStereo(one.inchi) === withoutStereo(inchi),
      ),
    );
  }

  function molOf(smiles: string): Mol {
    return checked(rdkit.get_mol(smiles));
  }
});

function checked(mol: Mol | null): Mol {
  if (mol === null) throw new Error('RDKit reads no structure');
  return mol;
}

function structureOf(smiles: string): PrecomputedStructure {
  const structure = precomputedStructure(smiles);
  if (!structure) throw new Error(`${smiles} is not precomputed`);
  return structure;
}

function hasBits(digits: string, wanted: string): boolean {
  return [...wanted].every((digit, place) => digit === '0' || digits[place] === '1');
}

/** An InChI without its layers of double bonds and stereocentres. */
function withoutStereo(inchi: string): string {
  return inchi.replaceAll(/\/[btms][^/]*/g, '');
}
