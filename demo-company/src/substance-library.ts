import type { SubstanceLibrary } from 'api/substance-library';

/**
 * The facts of the demo company's chemicals as a library: what holds for a substance from any seller. Read when it is
 * first asked, as its files have several megabytes.
 */
export const substanceLibrary: SubstanceLibrary = {
  async read(casNumbers) {
    const { readSubstances } = await import('./read-substances');
    return readSubstances(casNumbers);
  },
  async typeDescriptions() {
    const { typeDescriptions } = await import('./read-substances');
    return typeDescriptions;
  },
};
