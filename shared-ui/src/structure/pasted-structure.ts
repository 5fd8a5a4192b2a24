/** The content of the SMILES field: a molfile is sent to the server to be read, a SMILES is used as it is. */
export interface PastedStructure {
  kind: 'molfile' | 'smiles';
  text: string;
}

const molfileEnd = /^M {2}END.*$/m;

/**
 * Tells a molfile (or the first one of an SD file) from a SMILES. Of a line of a SMILES file only the SMILES is used;
 * the name after the space is dropped.
 */
export function pastedStructure(pasted: string): PastedStructure {
  const end = molfileEnd.exec(pasted);
  if (end !== null) {
    // A molfile's first lines may be empty, and must be kept.
    return { kind: 'molfile', text: pasted.slice(0, end.index + end[0].length) };
  }
  return { kind: 'smiles', text: pasted.trim().split(/\s+/)[0] ?? '' };
}
