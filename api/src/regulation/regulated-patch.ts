import type { chemicals } from 'contract/catalog';
import { fieldWords, utcDay } from 'contract';
import {
  entriesOf,
  type FieldSource,
  type HarmonisedEntry,
  hazardValues,
  type RegulatedValues,
  type RegulatoryEdition,
  sourcesOf,
  storageClassOf,
  takesFromAnnex,
  type TransportLine,
  transportValues,
  withSources,
} from 'contract/regulation';
import type { FieldValues } from '../repository/field-values';
import type { RecordOf } from '../repository/record-of';
import { isSameValue } from '../repository/same-value';

type ChemicalRecord = RecordOf<typeof chemicals>;

/** The tables that a batch of chemicals is looked up in. */
export interface RegulatoryTables {
  readonly annexVi: RegulatoryEdition | undefined;
  readonly adr: RegulatoryEdition | undefined;
  readonly entries: readonly HarmonisedEntry[];
  readonly lines: ReadonlyMap<string, readonly TransportLine[]>;
}

/** What the tables give a chemical: fields to fill, and why others stay. */
export interface Regulated {
  readonly id: string;
  readonly fields: FieldValues;
  readonly reports: readonly string[];
}

/** Nothing that is filled changes: a table that differs from it is reported. */
export function regulatedPatch(record: ChemicalRecord, tables: RegulatoryTables): Regulated {
  const hazards = hazardsFor(record, tables);
  const transport = transportFor(record, tables);
  const storage = storageFor({ ...record, ...hazards.values });
  const sources = [...hazards.sources, ...transport.sources, ...storage.sources];
  const fields = { ...hazards.values, ...transport.values, ...storage.values };
  return {
    id: record._id,
    fields:
      sources.length === 0
        ? {}
        : { ...fields, fieldSources: withSources(record.fieldSources ?? [], sources) },
    reports: [...hazards.reports, ...transport.reports],
  };
}

interface Part {
  readonly values: RegulatedValues;
  readonly sources: readonly FieldSource[];
  readonly reports: readonly string[];
}

const nothing: Part = { values: {}, sources: [], reports: [] };

function hazardsFor(record: ChemicalRecord, { annexVi, entries }: RegulatoryTables): Part {
  if (!annexVi) return nothing;
  const table = `Annex VI (${annexVi.edition})`;
  const [entry, ...others] = entriesOf(entries, record);
  if (!entry) {
    return { ...statedAbsence(record, annexVi), reports: [`Not harmonised: no entry in ${table}`] };
  }
  if (others.length > 0) {
    const numbers = [entry, ...others].map(({ indexNumber }) => indexNumber).join(', ');
    return { ...nothing, reports: [`${table} has several entries: choose one of ${numbers}`] };
  }
  if (entry.conditions.length > 0) {
    const report = `The entry ${entry.indexNumber} of ${table} is for ${entry.conditions.join('; ')}: check that it applies`;
    return { ...nothing, reports: [report] };
  }
  const reference = entry.indexNumber;
  return filled(record, { values: hazardValues(entry), edition: annexVi, reference });
}

/** That there is no entry is stated with its day where nothing is classified. */
function statedAbsence(record: ChemicalRecord, edition: RegulatoryEdition): Part {
  const { classifications, hazardStatements } = record;
  const isKnown = takesFromAnnex({ fieldSources: record.fieldSources ?? [] });
  if (isKnown || classifications.length + hazardStatements.length > 0) return nothing;
  const fields = ['classifications'];
  const sources = sourcesOf({ edition, reference: null, fields, day: utcDay() });
  return { values: {}, sources, reports: [] };
}

/** The storage class that its hazard classes give, where none is stored. */
function storageFor({ storageClass, classifications = [] }: Partial<ChemicalRecord>): Part {
  const derived = storageClassOf(classifications);
  if (storageClass || derived === undefined) return nothing;
  const source = 'TRGS 510, by the hazard classes';
  const own = { field: 'storageClass', source, edition: null, reference: null };
  const sources = [{ ...own, takenOn: utcDay() }];
  return { values: { storageClass: derived }, sources, reports: [] };
}

function transportFor(record: ChemicalRecord, { adr, lines }: RegulatoryTables): Part {
  const { unNumber, packingGroup } = record;
  if (!adr || unNumber === null) return nothing;
  const all = lines.get(unNumber) ?? [];
  const ofGroup =
    packingGroup === null ? all : all.filter((one) => one.packingGroup === packingGroup);
  const [line, ...others] = ofGroup;
  if (!line)
    return {
      ...nothing,
      reports: [
        `${adr.edition} has no line for ${unNumber}${packingGroup === null ? '' : `, packing group ${packingGroup}`}`,
      ],
    };
  if (line.remark !== null) {
    return { ...nothing, reports: [`${adr.edition}, ${unNumber}: ${line.remark.toLowerCase()}`] };
  }
  if (others.length > 0) {
    return {
      ...nothing,
      reports: [`${adr.edition} has several lines for ${unNumber}: choose one`],
    };
  }
  return filled(record, { values: transportValues(line), edition: adr, reference: unNumber });
}

interface Offer {
  readonly values: RegulatedValues;
  readonly edition: RegulatoryEdition;
  readonly reference: string;
}

/** All empty fields, unless a filled one differs: fields of two sources would contradict each other. */
function filled(record: FieldValues, { values, edition, reference }: Offer): Part {
  const offered = Object.entries(values).filter(([, value]) => !isEmpty(value));
  const differing = offered
    .filter(([name, value]) => !isEmpty(record[name]) && !isEqual(record[name], value))
    .map(([name]) => fieldWords(name).toLowerCase());
  if (differing.length > 0) {
    const report = `Left as it is: ${differing.join(', ')} not as in ${reference} of ${edition.title} (${edition.edition})`;
    return { ...nothing, reports: [report] };
  }
  const taken = offered.filter(([name]) => isEmpty(record[name]));
  const fields = taken.map(([name]) => name);
  const day = utcDay();
  return {
    values: Object.fromEntries(taken),
    sources: sourcesOf({ edition, reference, fields, day }),
    reports: [],
  };
}

/** Lists are the same in any order. */
function isEqual(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return isSameValue(one, other);
  const isIn = (item: unknown) => other.some((candidate) => isSameValue(item, candidate));
  return one.length === other.length && one.every(isIn);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
