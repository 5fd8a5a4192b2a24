export {
  BoilingRange,
  boilingRangeOf,
  FlashRange,
  flashRangeOf,
  notStatedValue,
  rangeCuts,
  YesOrNo,
  boilingRangeNames,
  flashRangeNames,
  yesOrNoNames,
} from './catalog/property-range';
export {
  categories,
  Category,
  categoryEndpoints,
  CategoryLevel,
  SubCategory,
  subCategories,
  SubSubCategory,
  subSubCategories,
} from './catalog/category';
export {
  Chemical,
  ChemicalDocument,
  ChemicalImage,
  chemicals,
  DocumentKind,
  ForeignName,
  GhsPictogram,
  PublicChemical,
  PublishStatus,
} from './catalog/chemical';
export { formMeant } from './catalog/form-meant';
export { Grade } from './catalog/grade';
export {
  type Carriage,
  carriageAsSold,
  DistinctForm,
  formAnchor,
  formAsSold,
  FormName,
  FormSource,
  maxForms,
  OfferedForm,
  PhysicalForm,
} from './catalog/offered-form';
export { HsCode, Packaging, PackingGroup, UnNumber } from './catalog/packaging';
export { PublishedPacks } from './catalog/published-packs';
export {
  addressesInPart,
  ChemicalAddress,
  ChosenChemical,
  chemicalEndpoints,
  Composition,
  FormerDocument,
  LetterCount,
  NamedChemical,
} from './catalog/chemical-endpoints';
export {
  chemicalSearchEndpoints,
  FoundCategory,
  FoundChemical,
  LineChemical,
  LineVerdict,
  Match,
  MatchKind,
  SearchFacets,
  SearchReading,
  StructureDifference,
  Suggestion,
} from './catalog/chemical-search';
export {
  AddedSubstances,
  KnownSubstance,
  maxSubstances,
  substanceEndpoints,
  SubstanceGroup,
} from './catalog/substance';
export { chemicalCardEndpoints } from './catalog/chemical-card';
export type { DataSheet, DataSheetPart, DataSheetSection } from './catalog/data-sheet';
export { Finding, FindingCode, findingEndpoints } from './catalog/finding';
export {
  ChemicalStructure,
  maxIndexedStructures,
  StructureDrawing,
  StructureIndex,
  structureEndpoints,
  StructureFacts,
  maxNearChemicals,
  ListedRelative,
  SimilarChemical,
  SimilarityReason,
  StructureHit,
  SubstanceRelation,
  StructurePicture,
  StructureSearchMode,
  StructureText,
} from './catalog/structure';
export { structureLimits } from './structure/structure-limits';
export { ChemicalType, chemicalTypeEndpoints, chemicalTypes } from './catalog/chemical-type';
export { ghsPictogramNames } from './catalog/ghs-pictogram-names';
export { CasNumber, EcNumber, ElementSymbol, Formula, IndexLetter } from './catalog/identifiers';
export { Percent, Tax, taxes } from './catalog/tax';
export { Unit, UnitDimension, units } from './catalog/unit';
export { unitGroups, type UnitGroup } from './catalog/unit-groups';
export {
  MissedSearch,
  missedSearchEndpoints,
  missedSearches,
  MissedSearchState,
} from './catalog/missed-search';
export { SignalWord } from './catalog/signal-word';
