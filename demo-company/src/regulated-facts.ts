import { isDeepStrictEqual } from 'node:util';
import type { FieldValues } from 'api/seed';
import { readTableFile } from 'api/regulatory-tables';
import {
  entriesOnDay,
  entryOfRow,
  type FieldSource,
  type HarmonisedEntry,
  hazardValues,
  lineOfRow,
  precautionsOf,
  type RegulatedValues,
  sourcesOf,
  storageClassOf,
  type TransportLine,
  transportValues,
} from 'contract/regulation';
import { classifiedByOtherFacts } from './classified-by-other-facts';
import facts from './data/regulated-facts.json';
import { propertySources } from './property-sources';

/** What the product's own tables and named books say about a demo chemical. */
interface Facts {
  /** Of its one entry in Annex VI of CLP. */
  readonly indexNumber?: string;
  readonly unNumber?: string;
  readonly properShippingName?: string;
  readonly packingGroup?: string | null;
  /** A value, the keys of the sources that agree on it, and its conditions. */
  readonly properties?: Readonly<Record<string, readonly (number | string)[]>>;
  /** The day on which it came onto the Candidate List. */
  readonly svhcSince?: string;
}

/** What the tables say on a day. */
export interface RegulatedFacts {
  /** Hazards, transport and properties of a chemical, each with its source. Nothing for a number without facts. */
  readonly factsOf: (casNumber: string) => FieldValues;
  readonly linesOf: (unNumber: string) => readonly TransportLine[];
  readonly day: string;
}

const known: Readonly<Record<string, Facts>> = facts;

/** Reads the tables once; `now` is the day on which the values were taken over. */
export async function readRegulatedFacts(now: Date): Promise<RegulatedFacts> {
  const [annexVi, adr] = await Promise.all([readTableFile('annex-vi'), readTableFile('adr')]);
  const day = now.toISOString().slice(0, 10);
  const entries = entriesIn(annexVi.rows, day);
  const all = byNumber(adr.rows.map(lineOfRow));
  const factsOf = (casNumber: string) => {
    const { indexNumber = '', properties = {}, svhcSince, ...transport } = known[casNumber] ?? {};
    const entry = entries.get(indexNumber);
    const ofName = (all.get(transport.unNumber ?? '') ?? []).filter((one) =>
      isLineOf(one, transport),
    );
    const hazards = entry ? filled(hazardValues(entry)) : {};
    const carriage = filled(commonValues(ofName.map(transportValues)));
    const harmonised = sourcesOf({
      edition: annexVi,
      reference: entry?.indexNumber ?? null,
      // Without an entry, this is the statement that there is none.
      fields: entry ? Object.keys(hazards) : ['classifications'],
      day,
    });
    const carried = sourcesOf({
      edition: adr,
      reference: transport.unNumber ?? '',
      fields: Object.keys(carriage),
      day,
    });
    const own = {
      ...hazards,
      ...carriage,
      ...Object.fromEntries(Object.entries(properties).map(([field, [value]]) => [field, value])),
      ...(svhcSince !== undefined && { svhcSince }),
      fieldSources: [
        ...harmonised,
        ...carried,
        ...propertySources(properties, day),
        ...(svhcSince === undefined ? [] : [candidateList(day)]),
      ],
    };
    return withStorageClass(withPrecautions(classifiedByOtherFacts(own, ofName, day), day), day);
  };
  return { factsOf, linesOf: (unNumber) => all.get(unNumber) ?? [], day };
}

function candidateList(takenOn: string): FieldSource {
  const source = 'Candidate List of REACH, ECHA';
  return { field: 'svhcSince', source, edition: 'February 2026', reference: null, takenOn };
}

/** The precautionary statements of its classes, all that the law's tables name. */
function withPrecautions(values: FieldValues, takenOn: string): FieldValues {
  const { classifications, fieldSources, hazardStatements } = values;
  const list = Array.isArray(classifications) ? classifications : [];
  const statements = Array.isArray(hazardStatements) ? hazardStatements : [];
  const precautionaryStatements = precautionsOf(list, statements);
  if (precautionaryStatements.length === 0) return values;
  const source = {
    field: 'precautionaryStatements',
    source: 'CLP Annex I, tables of label elements',
    edition: null,
    reference: null,
    takenOn,
  };
  const sources = Array.isArray(fieldSources) ? fieldSources : [];
  return { ...values, precautionaryStatements, fieldSources: [...sources, source] };
}

/** The storage class that its hazard classes give. */
function withStorageClass(values: FieldValues, takenOn: string): FieldValues {
  const { classifications, fieldSources } = values;
  const storageClass = storageClassOf(Array.isArray(classifications) ? classifications : []);
  if (storageClass === undefined) return values;
  const sources = Array.isArray(fieldSources) ? fieldSources : [];
  const source = 'TRGS 510, by the hazard classes';
  const own = { field: 'storageClass', source, edition: null, reference: null, takenOn };
  return { ...values, storageClass, fieldSources: [...sources, own] };
}

/** By index number, those in force on a day. */
function entriesIn(rows: readonly string[], day: string): Map<string, HarmonisedEntry> {
  const wanted = new Set(Object.values(known).map(({ indexNumber }) => indexNumber));
  const own = rows.filter((row) => wanted.has(row.slice(0, row.indexOf('\t'))));
  const entries = entriesOnDay(own.map(entryOfRow), day);
  return new Map(entries.map((entry) => [entry.indexNumber, entry]));
}

function byNumber(lines: readonly TransportLine[]): Map<string, TransportLine[]> {
  const found = new Map<string, TransportLine[]>();
  for (const line of lines) found.set(line.unNumber, [...(found.get(line.unNumber) ?? []), line]);
  return found;
}

/** A substance whose packing group is not known may be of several lines. */
function isLineOf(
  line: TransportLine,
  { properShippingName, packingGroup = null }: Facts,
): boolean {
  const isOfGroup = packingGroup === null || line.packingGroup === packingGroup;
  return isOfGroup && line.properShippingName === properShippingName;
}

/** What all lines say. */
function commonValues([first = {}, ...others]: readonly RegulatedValues[]): RegulatedValues {
  const isCommon = ([name, value]: [string, unknown]) =>
    others.every((other) => isDeepStrictEqual(other[name], value));
  return Object.fromEntries(Object.entries(first).filter(isCommon));
}

/** Without what the entry leaves empty. */
function filled(values: RegulatedValues): RegulatedValues {
  const isFilled = (value: unknown) =>
    value !== null && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));
}
