/** A unit that cells of a field may have: the stored value is `value * factor + offset`. */
interface Measure {
  readonly factor: number;
  readonly offset?: number;
  /** Writings in lower case without spaces. */
  readonly names: readonly string[];
}

/** Units by the one that a field is stored in. Factors: The International System of Units (BIPM), NIST SP 811. */
const measures: Readonly<Record<string, readonly Measure[]>> = {
  'g/cm³': [
    {
      factor: 1,
      names: [
        'g/cm³',
        'g/cm3',
        'g/cm^3',
        'g/cc',
        'g/cucm',
        'g/ml',
        'kg/l',
        'kg/dm³',
        'kg/dm3',
        't/m³',
        't/m3',
      ],
    },
    { factor: 0.001, names: ['kg/m³', 'kg/m3', 'kg/m^3', 'g/l', 'mg/ml'] },
    { factor: 0.119_826_4, names: ['lb/gal', 'lbs/gal', 'ppg'] },
    { factor: 0.016_018_46, names: ['lb/ft³', 'lb/ft3', 'lbs/ft3', 'pcf', 'lb/cuft'] },
  ],
  '°C': [
    { factor: 1, names: ['°c', 'c', 'deg c', 'degc', 'ºc', '℃', 'celsius'] },
    {
      factor: 5 / 9,
      offset: -160 / 9,
      names: ['°f', 'f', 'deg f', 'degf', 'ºf', '℉', 'fahrenheit'],
    },
    { factor: 1, offset: -273.15, names: ['k', '°k', 'kelvin'] },
  ],
  'g/mol': [
    { factor: 1, names: ['g/mol', 'gmol-1', 'g·mol⁻¹', 'da', 'u', 'amu'] },
    { factor: 1000, names: ['kg/mol', 'kda'] },
  ],
  months: [
    {
      factor: 1,
      names: [
        'months',
        'month',
        'mo',
        'mos',
        'm',
        'monate',
        'monat',
        'monaten',
        'mois',
        'meses',
        'mes',
        'mesi',
        'mese',
        'maanden',
        'maand',
        'miesięcy',
        'miesiące',
        'ay',
        '个月',
        '月',
        'ヶ月',
        'か月',
        '개월',
      ],
    },
    {
      factor: 12,
      names: [
        'years',
        'year',
        'yr',
        'yrs',
        'y',
        'a',
        'jahre',
        'jahr',
        'jahren',
        'ans',
        'an',
        'années',
        'años',
        'año',
        'anni',
        'anno',
        'anos',
        'ano',
        'jaar',
        'lat',
        'lata',
        'rok',
        'yıl',
        '年',
        '년',
      ],
    },
  ],
  days: [
    {
      factor: 1,
      names: [
        'days',
        'day',
        'd',
        'tage',
        'tag',
        'tagen',
        'jours',
        'jour',
        'días',
        'día',
        'giorni',
        'giorno',
        'dias',
        'dia',
        'dagen',
        'dni',
        'gün',
        '天',
        '日',
        '일',
      ],
    },
    {
      factor: 7,
      names: [
        'weeks',
        'week',
        'wk',
        'wks',
        'w',
        'wochen',
        'woche',
        'semaines',
        'semanas',
        'settimane',
        'weken',
        'tygodni',
        'hafta',
        '周',
        '週',
        '주',
      ],
    },
  ],
};

/** A number in the unit of a field, and what was written behind it. */
export interface Measured {
  readonly number: string;
  convert(value: number): number;
}

const digits = 12;

/**
 * Divides a cell into its number and its unit, which has to be one of the field's dimension.
 *
 * @returns undefined for another unit, and for a text that begins with no number
 */
export function readMeasure(text: string, unit: string): Measured | undefined {
  const { number, word } = divided(text.trim());
  if (number === '') return undefined;
  if (word === '') return { number, convert: (value) => value };
  const known = measureOf(word, unit);
  if (!known) return undefined;
  const { factor, offset = 0 } = known;
  return { number, convert: (value) => Number((value * factor + offset).toPrecision(digits)) };
}

/**
 * The unit in the head of a column of a field with this unit: `Density (g/mL)`, `bp (°F, 1 atm)`, `Shelf life in years`.
 * One in brackets that nobody knows is returned as it is, so that its cells are asked about; undefined where there is none.
 */
export function unitInHead(head: string, unit: string): string | undefined {
  const inBrackets = [...head.matchAll(brackets)].flatMap(([, inside = '']) =>
    inside.split(/[,;，；]/).map((word) => word.trim()),
  );
  const [, last] = lastWord.exec(head.replace(brackets, ' ').trim()) ?? [];
  const known = [...inBrackets, ...(last === undefined ? [] : [last])];
  return (
    known.find((word) => measureOf(word, unit) !== undefined) ??
    inBrackets.find((word) => foreignUnit.test(word) && !remark.test(word))
  );
}

const brackets = /[([（［【]([^()[\]（）［］【】]{1,40})[)\]）］】]/g;
/** Behind a space, a comma or a stroke; the first word is what the column holds. */
const lastWord = /[^\s,_-][\s,_-]+(?:in\s+)?([^\s,_]{1,8})$/;
/** Two words with a stroke, and what begins as a temperature does. */
const foreignUnit = /^\p{L}{1,10}\.?\/\p{L}[\p{L}\d³²^]{0,9}$|^°\p{L}/u;
const remark = /^(?:min|n|and|y|w|lit|exp|calc|pred|net|est|in|on|yes|from|lower)\.?\//i;

/** The names of the units that a field's cells may have. */
export function unitNames(unit: string): string {
  return (measures[unit] ?? []).map(({ names }) => names[0]).join(', ');
}

function measureOf(word: string, unit: string): Measure | undefined {
  const key = word.toLowerCase().replace(/\s+/g, '').replace(/\.$/, '');
  const spaced = word.toLowerCase().trim();
  return measures[unit]?.find(({ names }) => names.includes(key) || names.includes(spaced));
}

const numeric = new Set("+-\u2212\u20130123456789.,' \u00a0\u202f");
const exponent = /^[eE][+-]?\d{1,3}/;

/** The number at the start of a text, and what is behind it. */
function divided(text: string): { readonly number: string; readonly word: string } {
  let end = 0;
  while (end < text.length && numeric.has(text.charAt(end))) end += 1;
  const power = /\d$/.test(text.slice(0, end)) ? exponent.exec(text.slice(end))?.[0] : undefined;
  const number = text.slice(0, end) + (power ?? '');
  if (!/\d/.test(number)) return { number: '', word: text };
  const word = text.slice(number.length).trim();
  // A sign that is no part of the number, as in `5 -`, belongs to what is behind.
  return { number: number.trim(), word };
}
