/** What an amount is measured in: the unit's symbol, and how many of it the word is. */
export interface MeasureWord {
  readonly symbol: string;
  readonly factor: number;
}

/** Words of units by symbol, in lower case without diacritics, in the languages that lists come in. */
const words: Readonly<Record<string, string>> = {
  mg: 'mg milligram milligrams milligramm 毫克 мг',
  g: 'g gr gram grams gramm gramme grammes gramo gramos grammo grammi gramy gramow grama gramas 克 グラム 그램 г гр ㎎',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos chilo chili chilogrammo chilogrammi quilo quilos quilograma quilogramas kilogramy kilogramow kilograma 公斤 千克 キロ キログラム 킬로 킬로그램 кг ㎏',
  t: 't mt mts to ton tons tonne tonnes tonnen tonelada toneladas tonnellata tonnellate tona tony tonn ton tonn 吨 公吨 噸 トン 톤 т тн тонна тонны тонн',
  lb: 'lb lbs pound pounds libra libras libbre',
  mL: 'ml cc milliliter milliliters millilitre millilitres mililitro mililitros 毫升 ミリリットル мл ㎖',
  L: 'l lt ltr ltrs lts liter liters litre litres litro litros litri litr litry litrow 升 公升 リットル リッター 리터 л литр литров ℓ',
  'm³': 'm³ cbm 立方米 立方 м³',
  gal: 'gal gals gallon gallons',
  mol: 'mol mols mole moles',
};

/** Words of units that no list of units has, as so much of another. */
const multiples: Readonly<Record<string, readonly [symbol: string, factor: number]>> = {
  kl: ['L', 1000],
  hl: ['L', 100],
  dl: ['L', 0.1],
  cl: ['L', 0.01],
  kt: ['t', 1000],
  斤: ['kg', 0.5],
};

const sizes: Readonly<Record<string, readonly [dimension: string, size: number]>> = {
  mg: ['mass', 1e-6],
  g: ['mass', 1e-3],
  kg: ['mass', 1],
  t: ['mass', 1000],
  mL: ['volume', 1e-3],
  L: ['volume', 1],
  'm³': ['volume', 1000],
};

const byWord = new Map<string, MeasureWord>([
  ...Object.entries(words).flatMap(([symbol, names]) =>
    names.split(' ').map((name) => [name, { symbol, factor: 1 }] as const),
  ),
  ...Object.entries(multiples).map(
    ([name, [symbol, factor]]) => [name, { symbol, factor }] as const,
  ),
]);

/** The unit that a word in lower case without diacritics names. */
export function measureOf(key: string): MeasureWord | undefined {
  return byWord.get(key);
}

/** Kilograms or litres of one unit; undefined for units of neither. */
export function sizeOf(
  symbol: string | undefined,
): readonly [dimension: string, size: number] | undefined {
  return symbol === undefined ? undefined : sizes[symbol];
}

/** The beginning of a text without blanks that is a unit: 公斤 of 公斤桶. */
export const unspacedMeasures: readonly string[] = [...byWord.keys()].filter((name) =>
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name),
);
