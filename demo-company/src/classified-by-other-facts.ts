import type { FieldValues } from 'api/seed';
import {
  type FieldSource,
  inconsistenciesOf,
  type SafetyRecord,
  type TransportLine,
} from 'contract/regulation';

/** Findings whose remedy follows from a fact with a source. */
const remedied: ReadonlySet<string> = new Set(['statements-missing', 'flash-differs']);

/**
 * A hazard that Annex VI leaves to the supplier, and that follows from the line of ADR or from the flash point: added to what
 * is harmonised, with its source.
 */
export function classifiedByOtherFacts(
  values: FieldValues,
  lines: readonly TransportLine[],
  takenOn: string,
): FieldValues {
  const found = inconsistenciesOf({ ...nothingStated, ...values }, lines).find(
    ({ code, fix }) => remedied.has(code) && fix !== null,
  );
  if (!found?.fix) return values;
  const isByFlash = found.code === 'flash-differs';
  const sources: FieldSource[] = Object.keys(found.fix.values).map((field) => ({
    field,
    source: isByFlash
      ? 'Flash point, by CLP Annex I, table 2.6.1'
      : 'Class and packing group of ADR, whose criteria are those of CLP Annex I',
    edition: null,
    reference: null,
    takenOn,
  }));
  const former = Array.isArray(values['fieldSources']) ? values['fieldSources'] : [];
  const added = { ...values, ...found.fix.values, fieldSources: [...former, ...sources] };
  return classifiedByOtherFacts(added, lines, takenOn);
}

/** A record of which nothing is stated. */
export const nothingStated: SafetyRecord = {
  classifications: [],
  ghsPictograms: [],
  signalWord: null,
  hazardStatements: [],
  unNumber: null,
  properShippingName: null,
  hazardClass: null,
  packingGroup: null,
  transportLabels: [],
  flashPoint: null,
  boilingPoint: null,
  meltingPoint: null,
  fieldSources: [],
  packs: [],
};
