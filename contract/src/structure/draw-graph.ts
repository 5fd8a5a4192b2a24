import { Molecule } from 'openchemlib';
import { describeMolecule } from './describe-molecule';
import { drawMolecule } from './draw-molecule';
import type { Drawing } from './drawing';
import { formulaOf } from './formula-of';

/** Draws a structure with the atom order of its graph, so that matches apply to the drawing; computes a new layout. */
export function drawGraph(graph: string): { drawing: Drawing; description: string } {
  const molecule = Molecule.fromIDCode(graph, true);
  const description = describeMolecule(molecule, formulaOf(molecule));
  return { drawing: drawMolecule(molecule), description };
}
