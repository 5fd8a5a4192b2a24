import { isDeepStrictEqual } from 'node:util';
import type { FieldValues } from 'api/seed';
import { readTableFile } from 'api/regulatory-tables';
import {
  entryOfRow,
  type FieldSource,
  type HarmonisedEntry,
  hazardValues,
  lineOfRow,
  type RegulatedValues,
  sourcesOf,
  type TransportLine,
  transportValues,
} from 'contract/regulation';
import facts from './data/regulated-facts.json';

/** What the product's own tables and named books say about a demo chemical. */
interface Facts {
  /** Of its one entry in Annex VI of CLP. */
  readonly indexNumber?: string;
  readonly unNumber?: string;
  readonly properShippingName?: string;
  readonly packingGroup?: string | null;
  /** A value, and the keys of the two sources that agree on it. */
  readonly properties?: Readonly<Record<string, readonly (number | string)[]>>;
}

/** Hazards, transport and properties of a chemical, each with its source. Nothing for a number without facts. */
export type RegulatedFacts = (casNumber: string) => FieldValues;

const known: Readonly<Record<string, Facts>> = facts;

/** Reads the tables once; `now` is the day on which the values were taken over. */
export async function readRegulatedFacts(now: Date): Promise<RegulatedFacts> {
  const [annexVi, adr] = await Promise.all([readTableFile('annex-vi'), readTableFile('adr')]);
  const entries = entriesIn(annexVi.rows);
  const lines = linesIn(adr.rows);
  const day = now.toISOString().slice(0, 10);
  return (casNumber) => {
    const { indexNumber = '', properties = {}, ...transport } = known[casNumber] ?? {};
    const entry = entries.get(indexNumber);
    const ofName = (lines.get(transport.unNumber ?? '') ?? []).filter((one) =>
      isLineOf(one, transport),
    );
    const hazards = entry ? filled(hazardValues(entry)) : {};
    const carriage = filled(commonValues(ofName.map(transportValues)));
    return {
      ...hazards,
      ...carriage,
      ...Object.fromEntries(Object.entries(properties).map(([field, [value]]) => [field, value])),
      fieldSources: [
        ...sourcesOf({
          edition: annexVi,
          reference: indexNumber,
          fields: Object.keys(hazards),
          day,
        }),
        ...sourcesOf({
          edition: adr,
          reference: transport.unNumber ?? '',
          fields: Object.keys(carriage),
          day,
        }),
        ...propertySources(properties, day),
      ],
    };
  };
}

function entriesIn(rows: readonly string[]): Map<string, HarmonisedEntry> {
  const wanted = new Set(Object.values(known).map(({ indexNumber }) => indexNumber));
  const own = rows.filter((row) => wanted.has(row.slice(0, row.indexOf('\t'))));
  return new Map(own.map((row) => [row.slice(0, row.indexOf('\t')), entryOfRow(row)]));
}

function linesIn(rows: readonly string[]): Map<string, TransportLine[]> {
  const wanted = new Set(Object.values(known).map(({ unNumber }) => unNumber));
  const found = new Map<string, TransportLine[]>();
  for (const row of rows.filter((one) => wanted.has(one.slice(0, 6)))) {
    const line = lineOfRow(row);
    found.set(line.unNumber, [...(found.get(line.unNumber) ?? []), line]);
  }
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

const books: Readonly<Record<string, string>> = {
  crc: 'CRC Handbook of Chemistry and Physics',
  dippr: 'DIPPR',
  'iec-60079-20-1': 'IEC 60079-20-1',
  opennotebook: 'Open Notebook Science melting points',
  perry: "Perry's Chemical Engineers' Handbook",
  yaws: 'Yaws, Thermophysical Properties of Chemicals and Hydrocarbons',
};

function propertySources(properties: Facts['properties'] = {}, takenOn: string): FieldSource[] {
  return Object.entries(properties).map(([field, [, keys]]) => {
    const names = String(keys)
      .split('+')
      .map((key) => books[key] ?? key);
    const reference = field === 'density' ? 'at 25 °C' : null;
    return { field, source: names.join('; '), edition: null, reference, takenOn };
  });
}
