import { anionsOf } from './anions';
import type { Anion } from './anions';
import type { Composition } from './composition';
import { byElementSequence, isMetal } from './element-sequence';
import { formatCount } from './formula';

const fixedCharges = new Map([
  ...'Li Na K Rb Cs Ag'.split(' ').map((symbol) => [symbol, 1] as const),
  ...'Be Mg Ca Sr Ba Ra Zn Cd'.split(' ').map((symbol) => [symbol, 2] as const),
  ...'Al Sc Y La'.split(' ').map((symbol) => [symbol, 3] as const),
]);
const maxMetalCharge = 4;

/**
 * The atoms of a salt as cations and anions of one kind, `Ca(H2PO4)2`, `(NH4)2SO4`, `KAl(SO4)2`; `undefined` unless
 * they form a salt of a known anion with balanced charges.
 */
export function saltFormula(atoms: Composition): string | undefined {
  const metals = [...atoms.keys()].filter(isMetal).toSorted(byElementSequence);
  const choices = [metals, ...metals.map((central) => metals.filter((metal) => metal !== central))];
  const maxAmmonium = Math.floor(Math.min(countOf(atoms, 'N'), countOf(atoms, 'H') / 4));
  for (let ammonium = maxAmmonium; ammonium >= 0; ammonium -= 1) {
    for (const choice of choices) {
      const text = saltOf({ atoms, metals: choice, ammonium });
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

interface Cations {
  atoms: Composition;
  metals: readonly string[];
  ammonium: number;
}

function saltOf(cations: Cations): string | undefined {
  const { atoms, metals, ammonium } = cations;
  if (metals.length === 0 && ammonium === 0) return undefined;
  const rest = new Map([...atoms].filter(([symbol]) => !metals.includes(symbol)));
  rest.set('N', countOf(atoms, 'N') - ammonium);
  rest.set('H', countOf(atoms, 'H') - 4 * ammonium);
  const present = [...rest.keys()].filter((symbol) => countOf(rest, symbol) > 0);
  for (const anion of anionsOf(present)) {
    const part = anionPart(rest, anion);
    if (part && isKnown(anion, cations) && isBalanced(cations, part.charge)) {
      return cationText(cations) + part.text;
    }
  }
  return undefined;
}

/**
 * Not what has the same atoms: urea (as a cyanate), thiourea, hydroxylamine hydrochloride (as a hypochlorite) and
 * the oxide chlorides of metals (`BiOCl`).
 */
function isKnown(anion: Anion, { metals, ammonium }: Cations): boolean {
  if (ammonium > 0 && ['OCN', 'SCN', 'CN', 'ClO'].includes(anion.text)) return false;
  return anion.text !== 'ClO' || metals.every((metal) => fixedCharges.has(metal));
}

/** The rest as a whole number of equal anions, each with the same number of acid hydrogens. */
function anionPart(rest: Composition, anion: Anion): { text: string; charge: number } | undefined {
  const heavy = [...anion.atoms].filter(([symbol]) => symbol !== 'H');
  const [times = 0, ...others] = heavy.map(([symbol, count]) => countOf(rest, symbol) / count);
  const acid = (countOf(rest, 'H') - times * countOf(anion.atoms, 'H')) / times;
  const isWhole = Number.isInteger(times) && others.every((other) => other === times);
  if (!isWhole || !Number.isInteger(acid) || acid < 0 || acid >= anion.charge) return undefined;
  const unit = (acid > 0 ? `H${formatCount(acid)}` : '') + anion.text;
  const isOneAtom = acid === 0 && anion.atoms.size === 1 && heavy[0]?.[1] === 1;
  const text = times === 1 || isOneAtom ? unit : `(${unit})`;
  return { text: text + formatCount(times), charge: times * (anion.charge - acid) };
}

function isBalanced({ atoms, metals, ammonium }: Cations, charge: number): boolean {
  let least = ammonium;
  let most = ammonium;
  for (const metal of metals) {
    const fixed = fixedCharges.get(metal);
    least += countOf(atoms, metal) * (fixed ?? 1);
    most += countOf(atoms, metal) * (fixed ?? maxMetalCharge);
  }
  return least <= charge && charge <= most;
}

function cationText({ atoms, metals, ammonium }: Cations): string {
  const ammoniumText = ammonium > 1 ? `(NH4)${ammonium}` : 'NH4';
  const metalText = metals.map((metal) => metal + formatCount(countOf(atoms, metal))).join('');
  return (ammonium > 0 ? ammoniumText : '') + metalText;
}

function countOf(atoms: Composition, symbol: string): number {
  return atoms.get(symbol) ?? 0;
}
