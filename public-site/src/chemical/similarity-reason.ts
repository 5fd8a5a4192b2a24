/** What the words on two chemicals are taken from. */
interface Compared {
  formula: string | null;
  inchiKey: string | null;
}

/** How a chemical of the same skeleton differs, as far as formula and InChIKey say. */
export function whySameSkeleton(own: Compared, other: Compared): string {
  const [connectivity = '', layers = ''] = other.inchiKey?.split('-') ?? [];
  const [ownConnectivity, ownLayers] = own.inchiKey?.split('-') ?? [];
  // The first block of an InChIKey is of atoms and bonds, the second of their arrangement in space and of isotopes.
  if (connectivity !== '' && connectivity === ownConnectivity) {
    if (layers === ownLayers) return 'Same structure';
    return own.formula === other.formula ? 'Stereoisomer' : 'Other isotopes';
  }
  const dry = withoutWater(own.formula);
  if (dry === null || dry !== withoutWater(other.formula)) return 'Salt or other form';
  if (other.formula === dry) return own.formula === dry ? 'Same formula' : 'Anhydrous form';
  return own.formula === dry ? 'Hydrate' : 'Other hydrate';
}

function withoutWater(formula: string | null): string | null {
  return formula && formula.replace(/·[\d.]*H2O$/, '');
}

/** @param similarity - Tanimoto's, 0 to 1: the features that both have among those that one of them has */
export function whyAlike(similarity: number): string {
  const percent = Math.round(similarity * 100);
  return percent === 100 ? 'Very similar structure' : `${percent} % similar`;
}
