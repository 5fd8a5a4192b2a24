import type { Molecule } from 'openchemlib';
import { disconnectMetals, isMetalAtom } from './disconnect-salts';
import { formulaOf } from './formula-of';
import { functionalGroupsOf } from './functional-groups';
import { toKeto } from './to-keto';

/**
 * What similar chemicals are found by, and told why: `organic`, `hydrate`, ions (`cation Fe^3+`, `anion O4S^2-`), metals
 * (`metal Fe`) and the functional groups of organic parts (`group ketone`). In alphabetical order, each once.
 */
export function traitsOf(molecule: Molecule): string[] {
  const copy = molecule.getCompactCopy();
  toKeto(copy);
  const parts = copy.getFragments().flatMap(ionsIn);
  const waters = parts.filter(isWater);
  const rest = parts.filter((part) => !isWater(part));
  const traits = rest.flatMap((part) =>
    isOrganic(part) ? organicTraits(part) : inorganicTraits(part),
  );
  const isHydrate = waters.length > 0 && rest.length > 0;
  return [...new Set([...traits, ...(isHydrate ? ['hydrate'] : [])])].toSorted();
}

/** A salt that is drawn with bonds to its metal, as ions. */
function ionsIn(part: Molecule): Molecule[] {
  const isNeutral = chargeOf(part) === 0;
  if (!isNeutral || !atomsOf(part).some((atom) => isMetalAtom(part, atom))) return [part];
  disconnectMetals(part);
  return part.getFragments();
}

function isWater(part: Molecule): boolean {
  return formulaOf(part) === 'H2O';
}

/** Carbonates, cyanides and their like: carbon in a substance without others. */
const inorganicCarbon =
  /^(?:CO3\^2-|CHO3\^-|CH2O3|CN\^-|CNO\^-|CNS\^-|CO|CO2|CS2|COS|CHN|C\^4-|C2\^2-|C)$/;

function isOrganic(part: Molecule): boolean {
  const hasCarbon = atomsOf(part).some((atom) => part.getAtomicNo(atom) === 6);
  return hasCarbon && !inorganicCarbon.test(formulaOf(part));
}

function organicTraits(part: Molecule): string[] {
  return ['organic', ...functionalGroupsOf(part).map((group) => `group ${group}`)];
}

function inorganicTraits(part: Molecule): string[] {
  const charge = chargeOf(part);
  const metals = atomsOf(part)
    .filter((atom) => isMetalAtom(part, atom))
    .map((atom) => `metal ${part.getAtomLabel(atom)}`);
  if (charge > 0) return [...metals, `cation ${formulaOf(part)}`];
  const anion = anionOf(part);
  return anion === undefined ? metals : [...metals, `anion ${anion}`];
}

/** The anion without the hydrogens of its acid: `O4S^2-` of sulfuric acid and of a bisulfate. */
function anionOf(part: Molecule): string | undefined {
  const protons = chargeOf(part) < 0 && formulaOf(part) === 'HO^-' ? 0 : takeProtons(part);
  return chargeOf(part) < 0 || protons > 0 ? formulaOf(part) : undefined;
}

const hydrogenHalides = new Set([9, 17, 35, 53]);

/** Takes the hydrogens of oxygens that are bonded to another element, and of hydrogen halides; returns their number. */
function takeProtons(part: Molecule): number {
  let taken = 0;
  for (const atom of atomsOf(part)) {
    const count = part.getAllHydrogens(atom);
    if (count === 0 || !isAcidic(part, atom)) continue;
    part.setAtomCharge(atom, part.getAtomCharge(atom) - count);
    taken += count;
  }
  return taken;
}

function isAcidic(part: Molecule, atom: number): boolean {
  const element = part.getAtomicNo(atom);
  if (hydrogenHalides.has(element)) return true;
  if (element !== 8 || part.getConnAtoms(atom) !== 1) return false;
  // Neither a peroxide nor hydroxylamine.
  const centre = part.getConnAtom(atom, 0);
  return part.getAtomicNo(centre) !== 8 && !isAmino(part, centre);
}

function isAmino(part: Molecule, atom: number): boolean {
  return part.getAtomicNo(atom) === 7 && part.getAllHydrogens(atom) > 0;
}

function chargeOf(part: Molecule): number {
  return atomsOf(part).reduce((sum, atom) => sum + part.getAtomCharge(atom), 0);
}

function atomsOf(part: Molecule): number[] {
  return Array.from({ length: part.getAllAtoms() }, (_, atom) => atom);
}
