import { Chemical } from 'contract/catalog';
import {
  type FormInconsistency,
  formInconsistencies,
  harmonisedOf,
  type SafetyRecord,
  takesFromAnnex,
  upcomingOf,
} from 'contract/regulation';
import type { FieldValues } from '../../repository/field-values';
import type { Law } from '../law-of';

const Stored = Chemical.pick({
  casNumber: true,
  ecNumber: true,
  classifications: true,
  ghsPictograms: true,
  signalWord: true,
  hazardStatements: true,
  unNumber: true,
  properShippingName: true,
  hazardClass: true,
  packingGroup: true,
  transportLabels: true,
  flashPoint: true,
  boilingPoint: true,
  meltingPoint: true,
  fieldSources: true,
  packagings: true,
  density: true,
  classificationLimits: true,
  offeredForms: true,
}).partial();

/** The fields that a chemical's hazards and transport are judged by; those that it does not have are empty. */
export function safetyRecordOf(record: FieldValues, law: Law): SafetyRecord {
  const { data = {} } = Stored.safeParse(record);
  return {
    classifications: data.classifications ?? [],
    ghsPictograms: data.ghsPictograms ?? [],
    signalWord: data.signalWord ?? null,
    hazardStatements: data.hazardStatements ?? [],
    unNumber: data.unNumber ?? null,
    properShippingName: data.properShippingName ?? null,
    hazardClass: data.hazardClass ?? null,
    packingGroup: data.packingGroup ?? null,
    transportLabels: data.transportLabels ?? [],
    flashPoint: data.flashPoint ?? null,
    boilingPoint: data.boilingPoint ?? null,
    meltingPoint: data.meltingPoint ?? null,
    fieldSources: data.fieldSources ?? [],
    packs: (data.packagings ?? []).map(({ container, unitId }) => {
      return { container, dimension: law.dimensions.get(unitId) ?? null };
    }),
  };
}

/** What of a chemical's offered forms contradicts itself or the law. */
export function formInconsistenciesOf(record: FieldValues, law: Law): FormInconsistency[] {
  const { data = {} } = Stored.safeParse(record);
  const { offeredForms = [], classificationLimits = [], density = null } = data;
  return formInconsistencies(
    { ...safetyRecordOf(record, law), offeredForms, classificationLimits, density },
    { lines: law.formLines, dimensions: law.dimensions },
  );
}

/** The entry of Annex VI that a chemical's hazards were taken from, in force and later. */
export function harmonisedPairOf(record: FieldValues, law: Law) {
  const { data = {} } = Stored.safeParse(record);
  const { casNumber = null, ecNumber = null, fieldSources = [] } = data;
  const pair = harmonisedOf({ casNumber, ecNumber, fieldSources }, law);
  return { ...pair, isTaken: takesFromAnnex({ fieldSources }), fieldSources };
}

/** The computed field of what the law becomes. */
export function upcomingClassificationOf(record: FieldValues, law: Law) {
  return upcomingOf(harmonisedPairOf(record, law));
}
