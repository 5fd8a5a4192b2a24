/** The maximum length of a SMILES and of a molfile in characters, and the maximum number of heavy atoms. */
export const structureLimits = { smiles: 500, molfile: 100_000, heavyAtoms: 150 } as const;

/** The most that different substances are similar: fingerprints see neither metals nor water. */
export const maxSimilarity = 0.99;
