export { drawPicture } from './structures/draw-picture';
export { matchedAtoms, type Drawing, type Match, type MatchedPart } from './structures/drawing';
export type {
  Answered,
  Asked,
  QuestionKind,
  StructureAnswer,
  StructureQuery,
  StructureQuestion,
  StudiedStructure,
} from './structures/structure-messages';
export { faultsOf, type Layout } from './structures/layout-faults';
