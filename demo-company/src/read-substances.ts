import type { LibrarySubstance } from 'api/substance-library';
import type { FieldValues } from 'api/seed';
import chemicals from './data/chemicals.json';
import types from './data/types.json';
import { precomputedStructure } from './precomputed-structures';
import { type RegulatedFacts, readRegulatedFacts } from './regulated-facts';
import { foreignNamesOf } from './to-chemical';

export const typeDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  types.map(({ name, description }) => [name, description]),
);

/** By CAS number: of the grades and forms of a substance, the first. */
const byNumber = new Map(
  chemicals.toReversed().map((chemical) => [chemical.casNumber, chemical] as const),
);

/** All substances, or those with these CAS numbers, with hazards and transport from the product's tables. */
export async function readSubstances(
  casNumbers: readonly string[] = [...byNumber.keys()].toReversed(),
): Promise<LibrarySubstance[]> {
  const { factsOf } = await readRegulatedFacts(new Date());
  return casNumbers.flatMap((casNumber) => {
    const chemical = byNumber.get(casNumber);
    return chemical ? [substanceOf(chemical, factsOf)] : [];
  });
}

function substanceOf(
  chemical: (typeof chemicals)[number],
  factsOf: RegulatedFacts['factsOf'],
): LibrarySubstance {
  const { casNumber, name, formula, smiles, typeNames } = chemical;
  const { ecNumber, synonyms, molecularWeight, inchiKey, hsCode } = chemical;
  const facts: FieldValues = factsOf(casNumber);
  return {
    casNumber,
    name,
    formula,
    smiles,
    typeNames,
    hasHazards: ['classifications', 'hazardStatements'].some((field) => isFilled(facts[field])),
    fields: {
      ...facts,
      ecNumber,
      synonyms,
      molecularWeight,
      inchiKey,
      hsCode,
      foreignNames: foreignNamesOf(casNumber),
    },
    precomputed: precomputedStructure(smiles),
  };
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}
