import { stripEnds } from '../strip-ends';
import { structureLimits } from './structure-limits';
import { Molecule } from 'openchemlib';
import { StructureError } from './structure-error';

/**
 * Reads a SMILES, without coordinates.
 *
 * @throws StructureError with the position of the error
 */
export function readSmiles(smiles: string): Molecule {
  if (smiles.length > structureLimits.smiles) {
    throw new StructureError(`A SMILES has at most ${structureLimits.smiles} characters.`);
  }
  checkPieces(smiles);
  checkBrackets(smiles);
  const molecule = parse(smiles);
  checkAromaticRings(molecule, smiles);
  setBareAtoms(molecule, smiles);
  return molecule;
}

const piece = /\[[^[\]]+\]|Cl|Br|[BCNOPSFI]|[bcnops]|\*|[-=#$:/\\~.()]|\d|%\d\d/y;

/** The library ignores unknown characters between two atoms. */
function checkPieces(smiles: string): void {
  piece.lastIndex = 0;
  let place = 0;
  while (place < smiles.length) {
    if (!piece.test(smiles)) {
      throw new StructureError(`This is no SMILES: nothing begins like character ${place + 1}.`);
    }
    place = piece.lastIndex;
  }
}

/** The library accepts unclosed brackets. */
function checkBrackets(smiles: string): void {
  const open: number[] = [];
  for (const [index, character] of [...smiles].entries()) {
    if (character === '(') open.push(index);
    if (character === ')' && open.pop() === undefined) {
      throw new StructureError(`The bracket at character ${index + 1} closes none.`);
    }
  }
  const left = open.pop();
  if (left !== undefined) {
    throw new StructureError(`The bracket at character ${left + 1} is not closed.`);
  }
}

function parse(smiles: string): Molecule {
  try {
    return Molecule.fromSmiles(smiles, { noCoordinates: true });
  } catch (error) {
    throw new StructureError(inWords(error), { cause: error });
  }
}

/** The library's message: `SmilesParser: dangling ring closure: 1; position:4`, counted from 0. */
function inWords(error: unknown): string {
  const { message = '' }: { message?: string } = Object(error);
  const [, said = ''] = message.split('SmilesParser: ', 2);
  const [reason = '', after = ''] = said.split('position:', 2);
  const [place] = /^\d+/.exec(after) ?? [];
  if (place === undefined) return 'This is no SMILES.';
  const ring = /dangling ring closure: (\d+)/i.exec(reason)?.[1];
  if (ring !== undefined) return `This is no SMILES: ring ${ring} is opened and not closed.`;
  const [plain = ''] = stripEnds(reason, { end: /[\s.;,:]/ }).split(' (Tip:', 1);
  return `This is no SMILES: ${plain.toLowerCase()} at character ${Number(place) + 1}.`;
}

/** If a ring cannot be kekulised, the library leaves a carbon with an unpaired electron. */
function checkAromaticRings(molecule: Molecule, smiles: string): void {
  if (!/[bcnops]/.test(smiles.replace(/\[[^[\]]*\]|Cl|Br/g, ''))) return;
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    const isBroken = molecule.getAtomRadical(atom) !== 0 && molecule.isRingAtom(atom);
    if (isBroken && molecule.getAtomicNo(atom) === 6) {
      throw new StructureError(
        'Its aromatic ring cannot be drawn with alternating double bonds; a hydrogen as in [nH] may be missing.',
      );
    }
  }
}

const organicSubset = new Set(['B', 'C', 'N', 'O', 'P', 'S', 'F', 'Cl', 'Br', 'I']);

/** An atom in brackets has only the hydrogens written there; the library gives `[Al]` three. */
function setBareAtoms(molecule: Molecule, smiles: string): void {
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    const label = molecule.getAtomLabel(atom);
    if (organicSubset.has(label) || molecule.getImplicitHydrogens(atom) === 0) continue;
    const hasHydrogens = new RegExp(`\\[\\d*${label}@*H`, 'i').test(smiles);
    if (!hasHydrogens) setNoHydrogens(molecule, atom);
  }
}

/** The library counts a charge as an unused valence. */
function setNoHydrogens(molecule: Molecule, atom: number): void {
  for (let valence = molecule.getOccupiedValence(atom); valence >= 0; valence -= 1) {
    molecule.setAtomAbnormalValence(atom, valence);
    if (molecule.getImplicitHydrogens(atom) === 0) return;
  }
}
