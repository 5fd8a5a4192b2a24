/** The most characters of a SMILES or a molfile, and the most heavy atoms of a structure, that are read. */
export const structureLimits = { smiles: 500, molfile: 100_000, heavyAtoms: 150 } as const;
