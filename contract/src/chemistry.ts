export { atomicWeight } from './chemistry/atomic-weights';
export { isCasNumber, parseCasNumber } from './chemistry/cas-number';
export { compositionOf, type Composition } from './chemistry/composition';
export { contradicts } from './chemistry/contradicts';
export { displayFormula } from './chemistry/display-formula';
export { isEcNumber, parseEcNumber } from './chemistry/ec-number';
export { atomicNumber } from './chemistry/elements';
export { foldName } from './chemistry/fold-name';
export type {
  Formula,
  FormulaAtom,
  FormulaComponent,
  FormulaCount,
  FormulaGroup,
  FormulaSequence,
} from './chemistry/formula';
export { formulaParts, formulaSpoken, type FormulaPart } from './chemistry/formula-parts';
export { hanPairs, hasHan } from './chemistry/han-text';
export { anionName, cationName, metalName } from './chemistry/ion-names';
export { hillFormula } from './chemistry/hill-formula';
export { indexLetter, indexLetters, sortKey, type IndexLetter } from './chemistry/index-letter';
export { looksLikeInchi } from './chemistry/looks-like-inchi';
export { looksLikeSmiles } from './chemistry/looks-like-smiles';
export { massOf } from './chemistry/mass-of';
export { molarMass } from './chemistry/molar-mass';
export { nameKey, nameKeys, nameWords, normalNameForm, plainWords } from './chemistry/normal-name';
export { parseFormula, type ParsedFormula } from './chemistry/parse-formula';
export {
  qualifierKinds,
  readQualifiers,
  type QualifiedText,
  type Qualifier,
  type QualifierKind,
} from './chemistry/qualifiers';
export type { RegistryNumber } from './chemistry/registry-number';
export { sameComposition } from './chemistry/same-composition';
export { sameMass } from './chemistry/same-mass';
export { foldSpelling } from './chemistry/spelling-variants';
export { withoutUmlauts } from './chemistry/umlauts';
