import { Molecule } from 'openchemlib';
import { type FunctionalGroup, functionalGroups } from './functional-group';

/** The functional groups of an organic structure, in the order of {@link functionalGroups}. */
export function functionalGroupsOf(molecule: Molecule): FunctionalGroup[] {
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const atoms = Array.from({ length: molecule.getAtoms() }, (_, atom) => new Site(molecule, atom));
  const found = new Set(atoms.flatMap(groupsAt));
  const isHydrocarbon = atoms.every(({ element }) => element === 6);
  if (isHydrocarbon && found.size === 0)
    found.add(atoms.some((atom) => atom.isAromatic) ? 'aromatic hydrocarbon' : 'alkane');
  return functionalGroups.filter((group) => found.has(group));
}

const halides = new Map<number, FunctionalGroup>([
  [9, 'fluorinated compound'],
  [17, 'chlorinated compound'],
  [35, 'brominated compound'],
  [53, 'iodinated compound'],
]);

/** An atom with what it is bonded to. */
class Site {
  readonly molecule: Molecule;
  readonly atom: number;
  readonly element: number;
  readonly hydrogens: number;
  readonly charge: number;
  readonly isAromatic: boolean;

  constructor(molecule: Molecule, atom: number) {
    this.molecule = molecule;
    this.atom = atom;
    this.element = molecule.getAtomicNo(atom);
    this.hydrogens = molecule.getAllHydrogens(atom);
    this.charge = molecule.getAtomCharge(atom);
    this.isAromatic = molecule.isAromaticAtom(atom);
  }

  /** The atoms bonded to it, by the order of the bond. */
  by(order: number): Site[] {
    const { molecule, atom } = this;
    return Array.from({ length: molecule.getConnAtoms(atom) }, (_, index) => index)
      .filter((index) => molecule.getConnBondOrder(atom, index) === order)
      .map((index) => new Site(molecule, molecule.getConnAtom(atom, index)));
  }

  get neighbours(): Site[] {
    return [...this.by(1), ...this.by(2), ...this.by(3)];
  }

  /** The number of double-bonded oxygens. */
  get oxo(): number {
    return this.by(2).filter(({ element }) => element === 8).length;
  }

  get isCarbonyl(): boolean {
    return this.element === 6 && this.oxo > 0;
  }

  get isHydroxyl(): boolean {
    return this.element === 8 && (this.hydrogens > 0 || this.charge === -1);
  }
}

function groupsAt(site: Site): FunctionalGroup[] {
  const halide = halides.get(site.element);
  if (halide !== undefined) {
    return site.neighbours.some(({ element }) => element === 6) ? [halide] : [];
  }
  switch (site.element) {
    case 6:
      return carbonGroups(site);
    case 7:
      return nitrogenGroups(site);
    case 8:
      return oxygenGroups(site);
    case 14:
      return ['organosilicon compound'];
    case 15:
      return ['phosphorus compound'];
    case 16:
      return sulfurGroups(site);
    default:
      return [];
  }
}

function carbonGroups(carbon: Site): FunctionalGroup[] {
  if (carbon.isCarbonyl) return [carbonylGroup(carbon)];
  if (carbon.isAromatic) return [];
  if (carbon.by(3).some(({ element }) => element === 6)) return ['alkyne'];
  return carbon.by(2).some(({ element }) => element === 6) ? ['alkene'] : [];
}

function carbonylGroup(carbon: Site): FunctionalGroup {
  if (carbon.by(2).some(({ element }) => element === 7)) return 'isocyanate';
  const partners = carbon.by(1);
  const nitrogens = partners.filter(({ element }) => element === 7).length;
  const oxygens = partners.filter(({ element }) => element === 8);
  if (partners.some(({ element }) => halides.has(element))) return 'acid halide';
  if (nitrogens > 1) return 'urea';
  if (nitrogens === 1) return oxygens.length > 0 ? 'carbamate' : 'amide';
  if (oxygens.some((oxygen) => oxygen.isHydroxyl)) return 'carboxylic acid';
  const isAnhydride = oxygens.some(
    (oxygen) => oxygen.neighbours.filter((other) => other.isCarbonyl).length > 1,
  );
  if (isAnhydride) return 'acid anhydride';
  if (oxygens.length > 0) return 'ester';
  return carbon.hydrogens > 0 ? 'aldehyde' : 'ketone';
}

function nitrogenGroups(nitrogen: Site): FunctionalGroup[] {
  const { neighbours, charge } = nitrogen;
  if (nitrogen.by(3).some(({ element }) => element === 6)) return ['nitrile'];
  if (neighbours.filter(({ element }) => element === 8).length > 1) return ['nitro compound'];
  if (nitrogen.isAromatic) return ['nitrogen heterocycle'];
  if (nitrogen.molecule.getAtomPi(nitrogen.atom) > 0) return [];
  if (charge === 1 && neighbours.length === 4) return ['quaternary ammonium compound'];
  const isAcyl = neighbours.some((other) => other.oxo > 0 || other.by(2).length > 0);
  const carbons = neighbours.filter(({ element }) => element === 6);
  if (carbons.some(({ isAromatic }) => isAromatic) && !carbons.some(({ oxo }) => oxo > 0)) {
    return ['aromatic amine'];
  }
  return isAcyl || carbons.length === 0 ? [] : ['amine'];
}

function oxygenGroups(oxygen: Site): FunctionalGroup[] {
  const partners = oxygen.by(1);
  const carbons = partners.filter(({ element }) => element === 6);
  const [carbon] = carbons;
  if (!carbon || oxygen.isAromatic || carbons.some((other) => other.isCarbonyl)) return [];
  if (oxygen.isHydroxyl) return [carbon.isAromatic ? 'phenol' : 'alcohol'];
  if (carbons.length < 2) return [];
  return [oxygen.molecule.getAtomRingSize(oxygen.atom) === 3 ? 'epoxide' : 'ether'];
}

function sulfurGroups(sulfur: Site): FunctionalGroup[] {
  const partners = sulfur.by(1);
  if (sulfur.isAromatic || !partners.some(({ element }) => element === 6)) return [];
  if (sulfur.oxo > 1) {
    if (partners.some((other) => other.isHydroxyl)) return ['sulfonic acid'];
    return [partners.some(({ element }) => element === 7) ? 'sulfonamide' : 'sulfone'];
  }
  if (sulfur.oxo === 1) return ['sulfoxide'];
  if (sulfur.hydrogens > 0 || sulfur.charge === -1) return ['thiol'];
  return ['sulfide'];
}
