export { drawGraph } from './structure/draw-graph';
export { matchFragment } from './structure/match-fragment';
export { readMolecule } from './structure/read-molecule';
export { readCodes, readQuery } from './structure/read-query';
export { StructureError } from './structure/structure-error';
export { precomputeMolecule } from './structure/precompute-molecule';
