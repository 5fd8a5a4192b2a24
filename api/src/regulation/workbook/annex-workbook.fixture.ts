import { workbook } from '../../transfer/file/workbook.fixture';

export type Cells = readonly (string | number)[];

/** The heads of ECHA's workbook. */
export const echaHead = [
  'Index No',
  'ATP',
  'Chemical Name',
  'EC No',
  'CAS No',
  'Hazard Class and Category Code(s)',
  'Classification Hazard Statement Code(s)',
  'Labelling Pictogram, Signal Word Code(s)',
  'Labelling Hazard Statement Code(s)',
  'Labelling Suppl. Hazard Statement Code(s)',
  'Specific Conc. Limits, M-factors and ATE',
  'Notes',
  'Comment',
  'In application',
] as const;

/** A row of the stored table as ECHA's workbook has it. */
export function echaRow(row: string): string[] {
  const cells = row.split('\t').map((cell) => cell.replaceAll(' | ', '\r\n'));
  const [index = '', name = '', ec = '', cas = '', classes = '', codes = '', pictograms = ''] =
    cells;
  const [
    signalWord = '',
    label = '',
    supplemental = '',
    limits = '',
    notes = '',
    atp = '',
    day = '',
  ] = cells.slice(7);
  const signal = { Danger: 'Dgr', Warning: 'Wng' }[signalWord] ?? '';
  const pictures = [...pictograms.split(' '), signal].filter((word) => word !== '').join('\r\n');
  const given = [ec, cas].map((cell) => cell || '-');
  const last = atp.split('/').at(-1) ?? '';
  const written = limits
    .replaceAll('M=', 'M = ')
    .replace(/(?<!\d),(?=\d)/g, '0,')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replaceAll(' %', '%');
  return [
    index,
    last,
    name,
    ...given,
    classes,
    codes,
    pictures || '?',
    label,
    supplemental,
    written,
    notes.replaceAll(' ', '\r\n'),
    '',
    day,
  ];
}

export function oneSheet(rows: readonly Cells[], merged: readonly string[] = []): Uint8Array {
  return workbook([{ name: 'Table 3', rows, merged }]);
}

/** Heads in two rows, as the Official Journal prints them. */
export const twoRowHeads: readonly Cells[] = [
  [
    'Index No',
    'International Chemical Identification',
    'EC No',
    'CAS No',
    'Classification',
    '',
    'Labelling',
    '',
    '',
    'Specific Conc. Limits, M-factors and ATE',
    'Notes',
  ],
  [
    '',
    '',
    '',
    '',
    'Hazard Class and Category Code(s)',
    'Hazard statement Code(s)',
    'Pictogram, Signal Word Code(s)',
    'Hazard statement Code(s)',
    'Suppl. Hazard statement Code(s)',
    '',
    '',
  ],
];
export const german: readonly Cells[] = [
  [
    'Index-Nr.',
    'Internationale chemische Bezeichnung',
    'EG-Nr.',
    'CAS-Nr.',
    'Einstufung',
    '',
    'Kennzeichnung',
    '',
    '',
    'Spezifische Konzentrationsgrenzen, M-Faktoren und ATE',
    'Anmerkungen',
  ],
  [
    '',
    '',
    '',
    '',
    'Gefahrenklasse, Gefahrenkategorie und Gefahrenkodierung',
    'Kodierung der Gefahrenhinweise',
    'Piktogramm, Kodierung der Signalwörter',
    'Kodierung der Gefahrenhinweise',
    'Kodierung der ergänzenden Gefahrenmerkmale',
    '',
    '',
  ],
];
export const french: readonly Cells[] = [
  [
    'Numéro index',
    'Identification chimique internationale',
    'Numéro CE',
    'Numéro CAS',
    'Classification',
    '',
    'Étiquetage',
    '',
    '',
    'Limites de concentration spécifiques, facteurs M et ETA',
    'Notes',
  ],
  [
    '',
    '',
    '',
    '',
    'Code(s) des classes et catégories de danger',
    'Code(s) des mentions de danger',
    'Pictogramme, mention d’avertissement',
    'Code(s) des mentions de danger',
    'Code(s) des mentions additionnelles de danger',
    '',
    '',
  ],
];

export const acetone =
  '606-001-00-8\tacetone; propan-2-one\t200-662-2\t67-64-1\tFlam. Liq. 2 | STOT SE 3 | Eye Irrit. 2\tH225 | H336 | H319\tGHS02 GHS07\tDanger\tH225 | H336 | H319\tEUH066\t\t\tCLP00\t2010-12-01';
export const hydrochloric =
  '017-002-01-X\thydrochloric acid … %\t231-595-7\t\tSkin Corr. 1B | STOT SE 3\tH314 | H335\tGHS05 GHS07\tDanger\tH314 | H335\t\tSkin Corr. 1B; H314: C ≥ 25 % | Skin Irrit. 2; H315: 10 % ≤ C < 25 % | STOT SE 3; H335: C ≥ 10 %\tB\tCLP00\t2010-12-01';
export const lead =
  '082-002-00-1\tlead alkyls\t\t\tRepr. 1A | Acute Tox. 2 * | STOT RE 2 * | Aquatic Acute 1\tH360Df | H330 | H373 ** | H400\tGHS06 GHS08 GHS09\tDanger\tH360Df | H330 | H373 ** | H400\t\tRepr. 1A; H360D: C ≥ 0,1 % | * | M=10\t1 A\tCLP00\t2010-12-01';
export const boric =
  '005-007-00-2\tboric acid [1] boric acid [2]\t233-139-2 [1] | 234-343-4 [2]\t10043-35-3 [1] | 11113-50-1 [2]\tRepr. 1B\tH360FD\tGHS08\tDanger\tH360FD\t\tOral: ATE = 500 mg/kg bw\t11\tATP20\t2025-02-01';
