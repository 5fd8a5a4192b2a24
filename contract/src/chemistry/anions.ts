import { sumSequence } from './composition';
import type { Composition } from './composition';
import { parseFormula } from './parse-formula';

/** An anion as written in a salt's formula. */
export interface Anion {
  text: string;
  atoms: Composition;
  /** The number of positive charges that it balances. */
  charge: number;
}

/** By charge. The same atoms may have two charges: perborate and borate, permanganate and manganate. */
const written = {
  1: 'F Cl Br I OH HS CN SCN OCN HF2 BH4 AlH4 BF4 PF6 NO3 NO2 PO3 ClO ClO2 ClO3 ClO4 BrO3 IO3 IO4 MnO4 VO3 BO2 BO3',
  2: 'S SO3 SO4 S2O3 S2O4 S2O5 S2O6 S2O8 CO3 C2O4 CrO4 Cr2O7 MoO4 WO4 MnO4 SiO3 SeO3 SeO4 TeO3 HPO3 B4O7 SiF6',
  3: 'PO4 AsO4 AsO3 BO3 VO4 P3O9',
  4: 'P2O7 SiO4',
  5: 'P3O10',
  6: 'P6O18 Mo7O24',
};

const bySpecies = new Map<string, Anion[]>();
for (const [charge, texts] of Object.entries(written)) {
  for (const text of texts.split(' '))
    addAnion({ text, atoms: atomsOf(text), charge: Number(charge) });
}

/** The anions that consist of these elements, not counting hydrogen. */
export function anionsOf(symbols: readonly string[]): readonly Anion[] {
  return bySpecies.get(speciesKey(symbols)) ?? [];
}

function addAnion(anion: Anion): void {
  const key = speciesKey([...anion.atoms.keys()]);
  bySpecies.set(key, [...(bySpecies.get(key) ?? []), anion]);
}

function speciesKey(symbols: readonly string[]): string {
  return symbols
    .filter((symbol) => symbol !== 'H')
    .toSorted()
    .join(' ');
}

function atomsOf(text: string): Composition {
  const parsed = parseFormula(text);
  const [component] = parsed.ok ? parsed.formula.components : [];
  return component ? sumSequence(component).atoms : new Map();
}
