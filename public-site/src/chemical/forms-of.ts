import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import { formAnchor, GhsPictogram, type NamedChemical, type OfferedForm } from 'contract/catalog';
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
import { physicalFormName } from './physical-form-name';
import { pictogramName } from './pictogram-name';
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
        .map((code) => ({ code, name: pictogramName(code) })),
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
    ...fact(t`Strength`, strength === null ? null : `${numberText(strength)} %`),
    ...fact(t`Physical form`, physicalForm && physicalFormName(physicalForm)),
    ...fact(t`Density`, densityText(density)),
    ...(isSubstance ? [] : [{ label: t`UN number`, value: unNumber ?? notStated(), isCode }]),
    ...fact(t`Proper shipping name`, form.properShippingName),
    ...fact(t`Hazard class`, form.hazardClass),
    ...(isCode ? [{ label: t`Packing group`, value: packingGroup ?? notStated() }] : []),
    ...fact(t`HS code`, hsCode),
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
      ? t`Hazards and transport are those of the substance.`
      : t`Its hazards are those of the substance.`;
  }
  if (source === null) {
    return t`We hold no classification for this form, which does not mean that it is harmless. Ask for its safety data sheet.`;
  }
  const day = utcDateText(source.day);
  const isNone = classifications.length + supplements.length === 0;
  const { supplier } = source;
  if (supplier === null) {
    return isNone
      ? t`No hazard class follows from the entry of the substance by the concentration limits of CLP, ${day}. The safety data sheet decides.`
      : t`Derived from the entry of the substance by the concentration limits of CLP, ${day}. The safety data sheet decides.`;
  }
  return isNone
    ? t`Not classified as hazardous by ${supplier}, ${day}.`
    : t`Classified by ${supplier}, ${day}.`;
}
