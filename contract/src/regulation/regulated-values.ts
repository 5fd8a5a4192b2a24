import type { FieldSource } from './classification';
import type { HarmonisedEntry, RegulatoryEdition } from './harmonised-entry';
import { type TransportLine, writtenClass } from './transport-line';

/** Values for fields of a chemical, by the names of the fields. */
export type RegulatedValues = Readonly<Record<string, unknown>>;

/** The fields of a chemical that an entry of Annex VI fills. */
export const hazardFieldNames = [
  'classifications',
  'ghsPictograms',
  'signalWord',
  'hazardStatements',
  'classificationLimits',
  'classificationNotes',
] as const;

/** The fields of a chemical that a line of ADR fills. */
export const transportFieldNames = [
  'unNumber',
  'properShippingName',
  'hazardClass',
  'packingGroup',
  'transportLabels',
  'limitedQuantity',
  'exceptedQuantity',
  'tunnelCode',
  'hazardIdentificationNumber',
  'transportCategory',
] as const;

/** The values of an entry of Annex VI. */
export function hazardValues(entry: HarmonisedEntry): RegulatedValues {
  return {
    classifications: entry.classifications,
    ghsPictograms: entry.pictograms,
    signalWord: entry.signalWord,
    hazardStatements: entry.statements,
    classificationLimits: entry.limits,
    classificationNotes: entry.notes,
  };
}

/** The values of a line of ADR. */
export function transportValues(line: TransportLine): RegulatedValues {
  return {
    unNumber: line.unNumber,
    properShippingName: line.properShippingName,
    hazardClass: writtenClass(line),
    packingGroup: line.packingGroup,
    transportLabels: line.labels,
    limitedQuantity: line.limitedQuantity,
    exceptedQuantity: line.exceptedQuantity,
    tunnelCode: line.tunnelCode,
    hazardIdentificationNumber: line.hazardIdentificationNumber,
    transportCategory: line.transportCategory,
  };
}

interface Taken {
  readonly edition: Pick<RegulatoryEdition, 'title' | 'edition'>;
  /** The index number or UN number; null for the statement that there is no entry. */
  readonly reference: string | null;
  readonly fields: readonly string[];
  /** ISO 8601, without the time. */
  readonly day: string;
}

/** The sources of fields that were taken over from one entry. */
export function sourcesOf({ edition, reference, fields, day }: Taken): FieldSource[] {
  return fields.map((field) => ({
    field,
    source: edition.title,
    edition: edition.edition,
    reference,
    takenOn: day,
  }));
}

/** The sources of a chemical with those of some fields replaced. */
export function withSources(
  current: readonly FieldSource[],
  taken: readonly FieldSource[],
): FieldSource[] {
  const replaced = new Set(taken.map(({ field }) => field));
  return [...current.filter(({ field }) => !replaced.has(field)), ...taken];
}
