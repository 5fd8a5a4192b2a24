/** The data that the similarity reason is derived from. */
interface Compared {
  formula: string | null;
  inchiKey: string | null;
}

/** How a chemical with the same skeleton differs, according to formula and InChIKey. */
export function whySameSkeleton(own: Compared, other: Compared): string {
  const [connectivity = '', layers = ''] = other.inchiKey?.split('-') ?? [];
  const [ownConnectivity, ownLayers] = own.inchiKey?.split('-') ?? [];
  // The first block of an InChIKey encodes atoms and bonds, the second stereochemistry and isotopes.
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

/** @param similarity - Tanimoto coefficient, 0 to 1: shared features divided by all features of the two */
export function whyAlike(similarity: number): string {
  const percent = Math.round(similarity * 100);
  return percent === 100 ? 'Very similar structure' : `${percent} % similar`;
}
