import type { FieldSource } from 'contract/regulation';

const books: Readonly<Record<string, string>> = {
  'common-chemistry': 'CAS Common Chemistry',
  crc: 'CRC Handbook of Chemistry and Physics',
  dippr: 'DIPPR',
  'iec-60079-20-1': 'IEC 60079-20-1',
  'landolt-antoine': 'Landolt-Börnstein',
  'mcgarry-wagner': 'McGarry, Wagner equation',
  'nfpa-497': 'NFPA 497',
  'nist-webbook': 'NIST Chemistry WebBook',
  opennotebook: 'Open Notebook Science melting points',
  perry: "Perry's Chemical Engineers' Handbook",
  'perry-105': "Perry's Chemical Engineers' Handbook",
  'perry-2-8': "Perry's Chemical Engineers' Handbook",
  'poling-antoine': 'Poling, The Properties of Gases and Liquids',
  'vdi-ppds': 'VDI Heat Atlas',
  wikidata: 'Wikidata',
  yaws: 'Yaws, Thermophysical Properties of Chemicals and Hydrocarbons',
};

type Properties = Readonly<Record<string, readonly (number | string)[]>>;

/** The sources that agree on each property, with its conditions. */
export function propertySources(properties: Properties, takenOn: string): FieldSource[] {
  return Object.entries(properties).map(([field, [, keys, conditions]]) => {
    const names = String(keys)
      .split('+')
      .map((key) => books[key] ?? key);
    const usual = field === 'density' ? 'at 25 °C' : null;
    const reference = typeof conditions === 'string' ? conditions : usual;
    // The column has room for 200 characters; two that agree are enough to name.
    const source = [...new Set(names)].slice(0, 4).join('; ').slice(0, 200);
    return { field, source, edition: null, reference, takenOn };
  });
}
