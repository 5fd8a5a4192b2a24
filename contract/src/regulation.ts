export { markWords, noteWords, untranslatedLimitWords } from './regulation/annex-words';
export { type AnnexWords, annexWordsIn } from './regulation/annex-words-in';
export { hazardClassIn, isLawLanguage, specificsIn } from './regulation/class-words';
export {
  AnnexMark,
  AnnexNote,
  Classification,
  ClassificationLimit,
  FieldSource,
  HazardStatement,
  PrecautionaryStatement,
  StatementSlot,
} from './regulation/classification';
export {
  className,
  classText,
  limitText,
  parseClassification,
} from './regulation/classification-text';
export {
  type FormInconsistency,
  type FormSubstance,
  formInconsistencies,
} from './regulation/consistency/form-inconsistencies';
export { inconsistenciesOf } from './regulation/consistency/inconsistencies-of';
export type { Inconsistency, SafetyRecord } from './regulation/consistency/safety-record';
export {
  entriesOf,
  entriesOnDay,
  isDeletion,
  type RegistryNumbers,
} from './regulation/entries-on-day';
export { entryOfRow, numbersOfRow } from './regulation/entry-of-row';
export { HarmonisedEntry, RegulatoryEdition } from './regulation/harmonised-entry';
export { HazardClass, hazardClassNames } from './regulation/hazard-class';
export { categoriesOf, type LabelElements, labelElementsOf } from './regulation/label-elements';
export {
  labelEndpoints,
  LabelFormat,
  LabelItem,
  LabelOrder,
  type LabelOrderInput,
  LabelPreview,
  maxFurtherLanguages,
} from './regulation/label/label-endpoints';
export {
  LabelLanguage,
  labelWordsIn,
  quantityIn,
  signalWordIn,
} from './regulation/label/label-language';
export { chemicalAsForm, isFormClassified } from './regulation/label/as-form';
export { labelSentence, needsLabelWords, takesLabelWords } from './regulation/label/label-sentence';
export {
  a4,
  isLabelLargeEnough,
  labelMinimum,
  type LabelMinimum,
  type LabelSize,
  labelSheets,
  pictogramSide,
} from './regulation/label/label-size';
export {
  chosenPrecautions,
  type PrecautionChoice,
  precautionChoices,
  precautionsFor,
  precautionsOf,
  usualPrecautions,
} from './regulation/label/precautions-for';
export { Ufi } from './regulation/label/ufi';
export { type DerivedLabel, labelOf, withoutRedundant } from './regulation/label-of';
export { loadStatements, type StatementLanguage } from './regulation/load-statements';
export { type AnnexCells, type AnnexFacts, parseAnnexEntry } from './regulation/parse-annex-entry';
export {
  hazardFieldNames,
  hazardValues,
  type RegulatedValues,
  sourcesOf,
  transportFieldNames,
  transportValues,
  withSources,
} from './regulation/regulated-values';
export {
  RegulatoryFindings,
  regulationEndpoints,
  Unfilled,
} from './regulation/regulation-endpoints';
export {
  annexTitle,
  type HarmonisedPair,
  harmonisedOf,
  takesFromAnnex,
  UpcomingClassification,
  upcomingOf,
} from './regulation/law-of-record';
export { classifySolution, type SolutionStep } from './regulation/solution/classify-solution';
export { deriveForm } from './regulation/solution/derive-form';
export { formLabel } from './regulation/solution/form-label';
export { type StrengthRange, strengthRanges } from './regulation/solution/strength-ranges';
export { StorageClass, storageClassNames, storageClassOf } from './regulation/storage-class';
export { parseLimit } from './regulation/parse-limit';
export {
  AffectedChemical,
  CustomersToTell,
  maxEditionBytes,
  RegulatoryChange,
  regulatoryColumns,
  RegulatoryImport,
  RegulatoryTableFile,
  regulatoryTitles,
  UnreadCell,
  UnreadRow,
} from './regulation/regulatory-import';
export {
  maxWorkbookBytes,
  RegulatoryWorkbook,
  WorkbookEdition,
  WorkbookFile,
  WorkbookProposal,
} from './regulation/regulatory-workbook';
export { isHazardStatement, isPrecautionaryStatement } from './regulation/statement-codes';
export {
  filledSentence,
  hasSlot,
  needsWords,
  openPlaceWords,
  sentenceOf,
  slotMark,
  slotsIn,
} from './regulation/statement-text';
export type { StatementTable } from './regulation/statements/statement-table';
export {
  isClassOf,
  lineOfRow,
  TransportLabel,
  TransportLine,
  writtenClass,
} from './regulation/transport-line';
