export { drawPicture } from './structure/draw-picture';
export { matchedAtoms, type Drawing, type Match, type MatchedPart } from './structure/drawing';
export type {
  Answered,
  QuestionOf,
  QuestionKind,
  StructureAnswer,
  StructureCodes,
  StructureQuery,
  StructureQuestion,
  PrecomputedStructure,
} from './structure/structure-messages';
export { faultsOf, type Layout } from './structure/layout-faults';
export { structureForm } from './structure/structure-messages';
export { functionalGroups, type FunctionalGroup } from './structure/functional-group';
export { maxSimilarity, structureLimits } from './structure/structure-limits';
