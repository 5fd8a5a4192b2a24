import { inchiKeyOf } from 'api/inchi-key';
import { parseFormula, sameComposition, sameMass } from 'contract/chemistry';
import chemicals from './data/chemicals.json';
import inchis from './data/inchis.json';
import structures from './data/structures.json';
import { packStructure, precomputedStructure } from './precomputed-structures';
import { inchiOf } from 'api/inchi';
import { precomputeStructure } from 'api/structures';

const longEnough = 600_000;

describe('the precomputed structures of the demo company', () => {
  it(
    'are what the engine says; else run `npm run demo:structures`',
    async () => {
      const different = chemicals.map(async ({ name, smiles }) => {
        const computed = await precomputeStructure({ text: smiles, field: 'smiles' });
        const stored: unknown = Object.entries(structures).find(([text]) => text === smiles)?.[1];
        const isSame =
          JSON.stringify(packStructure(computed)) === JSON.stringify(stored) &&
          (await inchiOf(computed.molfile)) === precomputedStructure(smiles)?.inchi;
        return isSame ? [] : [name];
      });
      expect((await Promise.all(different)).flat()).toEqual([]);
      expect(chemicals.length).toBeGreaterThan(100);
    },
    longEnough,
  );

  it('are of no other chemicals', () => {
    const smiles = new Set(chemicals.map((chemical) => chemical.smiles));
    expect(new Set(Object.keys(structures))).toEqual(smiles);
  });

  it('have the InChIs of the InChIKeys that registers give for the CAS numbers', () => {
    const wrong = chemicals.filter(({ smiles, inchiKey }) => {
      return inchiKeyOf(precomputedStructure(smiles)?.inchi ?? '') !== inchiKey;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(inchis).length).toBe(Object.keys(structures).length);
  });

  it('agree with the formulas and masses of the demo', () => {
    const wrong = chemicals.filter(({ smiles, formula, molecularWeight }) => {
      const structure = precomputedStructure(smiles);
      const [one, other] = [parseFormula(formula), parseFormula(structure?.formula ?? '')];
      const isSame = one.ok && other.ok && sameComposition(one.formula, other.formula);
      return !isSame || !sameMass(molecularWeight, structure?.molecularWeight ?? 0);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
