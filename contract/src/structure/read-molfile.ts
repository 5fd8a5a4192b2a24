import { Molecule } from 'openchemlib';
import { StructureError } from './structure-error';

/** The maximum number of atoms and bonds, hydrogens included, that the library allocates memory for. */
const maxAtoms = 999;

/**
 * Reads an MDL molfile, V2000 or V3000, or the first one of an SD file. Ignores the chiral flag: most
 * programs leave it at 0, which the format defines as a racemic mixture.
 *
 * @throws StructureError
 */
export function readMolfile(text: string): Molecule {
  const lines = text.split(/\r\n|\r|\n/);
  const counts = lines.findIndex((line) => /V[23]000\s*$/.test(line));
  if (counts === -1) {
    throw new StructureError('This is neither a SMILES nor a molfile (V2000 or V3000).');
  }
  const end = lines.findIndex((line) => line.startsWith('M  END'));
  const body = lines.slice(counts + 1, end === -1 ? undefined : end);
  const first = lines[counts] ?? '';
  const isNew = /V3000\s*$/.test(first);
  checkCounts(isNew ? v3000Counts(body) : v2000Counts(first));
  const head = ['', '', '', isNew ? first : withChiralFlag(first)];
  return parse([...head, ...(isNew ? body.map(withChiralCount) : body), 'M  END', ''].join('\n'));
}

function v2000Counts(line: string): number[] {
  return [Number(line.slice(0, 3)), Number(line.slice(3, 6))];
}

function v3000Counts(body: readonly string[]): number[] {
  const line = body.find((text) => text.includes('COUNTS')) ?? '';
  return /COUNTS\s+(\d+)\s+(\d+)/.exec(line)?.slice(1).map(Number) ?? [0, 0];
}

function checkCounts(counts: readonly number[]): void {
  const isSound = counts.every((count) => Number.isInteger(count) && count <= maxAtoms);
  if (!isSound) throw new StructureError('Its counts of atoms and bonds cannot be right.');
}

function withChiralFlag(line: string): string {
  return `${line.slice(0, 12).padEnd(12)}  1${line.slice(15)}`;
}

/** The fifth number of a V3000 counts line is its chiral flag. */
function withChiralCount(line: string): string {
  return line.replace(/(COUNTS(?:\s+\d+){4}\s+)0/, '$11');
}

function parse(molfile: string): Molecule {
  try {
    const molecule = Molecule.fromMolfile(molfile);
    // Nitro groups and their like with two double bonds, as the reader of SMILES does by itself.
    molecule.normalizeAmbiguousBonds();
    return molecule;
  } catch (cause) {
    throw new StructureError('This molfile cannot be read.', { cause });
  }
}
