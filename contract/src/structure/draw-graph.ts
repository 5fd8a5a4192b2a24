import { Molecule } from 'openchemlib';
import { describeMolecule } from './describe-molecule';
import { drawMolecule } from './draw-molecule';
import type { Drawing } from './drawing';
import { formulaOf } from './formula-of';

/** Draws a structure as it is matched, so that a match in the graph is one in the drawing, laid out anew. */
export function drawGraph(graph: string): { drawing: Drawing; description: string } {
  const molecule = Molecule.fromIDCode(graph, true);
  const description = describeMolecule(molecule, formulaOf(molecule));
  return { drawing: drawMolecule(molecule), description };
}
