import { sumSequence } from './composition';
import type { Composition } from './composition';
import { byElementSequence, isMetal } from './element-sequence';
import { formatCount } from './formula';
import type { FormulaComponent } from './formula';
import { hillFormula } from './hill-formula';
import { parseFormula } from './parse-formula';
import { saltFormula } from './salt-formula';

/**
 * The form in which chemists write an inorganic formula that is stored in Hill order: `ClNa` is shown as `NaCl`,
 * `H2O4S` as `H2SO4`, `CaN2O6` as `Ca(NO3)2`, `CuO4S·5H2O` as `CuSO4·5H2O`.
 *
 * The rules, after the IUPAC Red Book 2005 (Table VI, IR-4.4): salts of known anions whose charges balance are
 * cations, then anions; compounds of two elements, oxides of metals and oxide halides go by the element sequence,
 * but oxides of chlorine, bromine and iodine as everybody writes them (`ClO2`); acids put hydrogen first, oxygen
 * after the central atom. Everything else stays as it is: compounds with carbon (save carbonates, oxalates, cyanides,
 * cyanates, thiocyanates and carbides), mixed anions, merged hydrates (`CuH10O9S`), labelled and charged formulas.
 */
export function displayFormula(hill: string): string {
  const parsed = parseFormula(hill);
  if (!parsed.ok) return hill;
  return parsed.formula.components.map(componentText).join('·');
}

function componentText(component: FormulaComponent): string {
  const { atoms, charge, repeats } = sumSequence(component);
  const isLabelled = [...atoms.keys()].some((key) => /^\d/.test(key));
  const conventional =
    charge !== 0 || repeats.length > 0 || isLabelled ? undefined : rearranged(atoms);
  return conventional === undefined
    ? hillFormula({ components: [component] })
    : formatCount(component.multiplier) + conventional;
}

const hydrogens = new Set(['H', 'D', 'T']);
const halogens = new Set(['F', 'Cl', 'Br', 'I']);

function rearranged(atoms: Composition): string | undefined {
  const symbols = [...atoms.keys()].toSorted(byElementSequence);
  const hydrogen = symbols.filter((symbol) => hydrogens.has(symbol));
  const others = symbols.filter((symbol) => !hydrogens.has(symbol));
  const write = (order: readonly string[]) =>
    order.map((symbol) => symbol + formatCount(atoms.get(symbol) ?? 0)).join('');

  if (isHalogenOxide(symbols)) return write(symbols.toReversed());
  if (symbols.length <= 2 && !(atoms.has('C') && hydrogen.length > 0)) return write(symbols);
  const salt = saltFormula(atoms);
  if (salt !== undefined || atoms.has('C')) return salt;
  if (hydrogen.length === 0) return isOxide(others) ? write(others) : undefined;
  if (others.some(isMetal) || isHydrohalide(others)) return undefined;
  if (isHalogenOxide(others)) return write([...hydrogen, ...others.toReversed()]);
  return isAcid(others) ? write([...hydrogen, ...others]) : write(symbols);
}

function isHalogenOxide(symbols: readonly string[]): boolean {
  const [oxygen, halogen = ''] = symbols;
  return symbols.length === 2 && oxygen === 'O' && halogen !== 'F' && halogens.has(halogen);
}

/** A salt of an amine, as hydroxylamine hydrochloride, has the elements of an acid but is none. */
function isHydrohalide(symbols: readonly string[]): boolean {
  return symbols.includes('N') && symbols.some((symbol) => halogens.has(symbol));
}

/** Acids of nonmetals have oxygen (`H2SO4`) or fluorine (`HBF4`); `SiHCl3` is none. */
function isAcid(symbols: readonly string[]): boolean {
  return symbols.includes('O') || symbols.includes('F');
}

/** Metal oxides (`BaTiO3`) and oxide halides (`POCl3`, `BiOCl`). */
function isOxide(symbols: readonly string[]): boolean {
  const others = symbols.filter((symbol) => symbol !== 'O');
  const central = others.filter((symbol) => !halogens.has(symbol));
  return symbols.includes('O') && (central.length === 1 || others.every(isMetal));
}
