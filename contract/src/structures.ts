export { drawGraph } from './structures/draw-graph';
export { matchFragment } from './structures/match-fragment';
export { readMolecule } from './structures/read-molecule';
export { readQuery } from './structures/read-query';
export { StructureError } from './structures/structure-error';
export { studyMolecule } from './structures/study-molecule';
