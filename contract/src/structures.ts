export { drawGraph } from './structure/draw-graph';
export { matchFragment } from './structure/match-fragment';
export {
  type MoleculeShape,
  loadShapeTables,
  moleculeShape,
  type ShapeAtom,
  type ShapeBond,
  type ShapePoint,
} from './structure/molecule-shape';
export { readMolecule } from './structure/read-molecule';
export { readCodes, readQuery } from './structure/read-query';
export { StructureError } from './structure/structure-error';
export { precomputeMolecule } from './structure/precompute-molecule';
