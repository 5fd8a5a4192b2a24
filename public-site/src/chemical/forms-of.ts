import { utcDateText } from 'contract';
import {
  formAnchor,
  GhsPictogram,
  ghsPictogramNames,
  type NamedChemical,
  type OfferedForm,
} from 'contract/catalog';
import {
  className,
  classifySolution,
  filledSentence,
  formLabel,
  precautionsOf,
  slotsIn,
  type StatementTable,
} from 'contract/regulation';
import { notStated } from './chemical-facts';
import { packsOf } from './packs-of';
import type { Fact, FormView, Statement } from './chemical-view';
import { densityText, numberText } from './quantity-text';

/** The forms that a chemical is sold in, each with its own hazards, transport, grades and packs. */
export function formsOf(chemical: NamedChemical, texts: StatementTable): FormView[] {
  const slots = slotsIn(texts.language, chemical.statementSlots);
  const sentence = (code: string): Statement => {
    return { code, text: filledSentence(code, texts, slots) };
  };
  return chemical.offeredForms.map((form) => {
    const { pictograms, signalWord, statements } = formLabel(form);
    return {
      id: formAnchor(form.name),
      name: form.name,
      facts: factsOf(form),
      pictograms: GhsPictogram.options
        .filter((code) => pictograms.includes(code))
        .map((code) => ({ code, name: ghsPictogramNames[code] })),
      signalWord,
      classes: form.classifications.map(className),
      statements: statements.map(sentence),
      precautions: precautionsOf(form.classifications, statements).map(sentence),
      source: sourceText(form),
      rules: rulesOf(form, chemical),
      grades: form.grades,
      packs: packsOf({ packagings: form.packagings, units: chemical.units }),
    };
  });
}

function factsOf(form: OfferedForm): Fact[] {
  const { strength, physicalForm, density, hsCode, unNumber, packingGroup } = form;
  const isCode = unNumber !== null;
  const isSubstance = strength === null && !isCode;
  return [
    ...fact('Strength', strength === null ? null : `${numberText(strength)} %`),
    ...fact('Physical form', physicalForm),
    ...fact('Density', densityText(density)),
    ...(isSubstance ? [] : [{ label: 'UN number', value: unNumber ?? notStated, isCode }]),
    ...fact('Proper shipping name', form.properShippingName),
    ...fact('Hazard class', form.hazardClass),
    ...(isCode ? [{ label: 'Packing group', value: packingGroup ?? notStated }] : []),
    ...fact('HS code', hsCode),
  ];
}

function fact(label: string, value: string | null): Fact[] {
  return value === null ? [] : [{ label, value }];
}

/** The rule behind each step of a derivation; none for a supplier's classification. */
function rulesOf({ strength, source }: OfferedForm, chemical: NamedChemical): string[] {
  if (strength === null || source === null || source.supplier !== null) return [];
  const { classifications, classificationLimits: limits } = chemical;
  const { steps } = classifySolution({ classifications, limits, percent: strength });
  return steps
    .filter(({ classification, supplement, kind }) => {
      return classification !== null || supplement !== null || kind === 'open';
    })
    .map(({ rule }) => rule);
}

/** Whose classification it is, and of which day. */
function sourceText(form: OfferedForm): string {
  const { source, classifications, supplements, strength, unNumber } = form;
  if (source === null && strength === null) {
    return unNumber === null
      ? 'Hazards and transport are those of the substance.'
      : 'Its hazards are those of the substance.';
  }
  if (source === null) {
    return 'We hold no classification for this form, which does not mean that it is harmless. Ask for its safety data sheet.';
  }
  const day = utcDateText(source.day);
  const isNone = classifications.length + supplements.length === 0;
  const found = isNone ? 'No hazard class follows' : 'Derived';
  if (source.supplier === null) {
    return `${found} from the entry of the substance by the concentration limits of CLP, ${day}. The safety data sheet decides.`;
  }
  return `${isNone ? 'Not classified as hazardous' : 'Classified'} by ${source.supplier}, ${day}.`;
}
