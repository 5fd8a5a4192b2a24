import { conversionsOf, conversionText, type MeasureFacts } from './conversions';
import { factsOf } from './facts-of';

const nothing: MeasureFacts = { density: null, molarMass: null, isLiquid: false };
const acetone: MeasureFacts = { density: 0.791, molarMass: 58.08, isLiquid: true };
const salt: MeasureFacts = { density: 2.17, molarMass: 58.44, isLiquid: false };

const kilogram = { dimension: 'mass', factor: 1 } as const;
const gram = { dimension: 'mass', factor: 1e-3 } as const;
const litre = { dimension: 'volume', factor: 1 } as const;
const gallon = { dimension: 'volume', factor: 3.785411784 } as const;
const mole = { dimension: 'amount', factor: 1 } as const;
const piece = { dimension: 'count', factor: 1 } as const;

const textsOf = (...asked: Parameters<typeof conversionsOf>) =>
  conversionsOf(...asked).map(({ text, by }) => `${text} by ${by}`.replaceAll('\u00a0', ' '));

it.each([
  ['kilograms', 25, kilogram, ['31.6 L by 0.791 g/cm³', '430.4 mol by 58.08 g/mol']],
  ['grams', 1, gram, ['1.26 mL by 0.791 g/cm³', '17.22 mmol by 58.08 g/mol']],
  ['litres', 200, litre, ['158 kg by 0.791 g/cm³', '2,720 mol by 0.791 g/cm³ and 58.08 g/mol']],
  ['US gallons', 55, gallon, ['165 kg by 0.791 g/cm³', '2,840 mol by 0.791 g/cm³ and 58.08 g/mol']],
  ['moles', 2, mole, ['116.2 g by 58.08 g/mol', '147 mL by 0.791 g/cm³ and 58.08 g/mol']],
  ['pieces', 12, piece, []],
])('%s of a liquid whose facts are stored', (_name, quantity, unit, texts) => {
  expect(textsOf(quantity, unit, acetone)).toEqual(texts);
});

it('makes no volume of what is not known to be liquid, and nothing of nothing', () => {
  expect(textsOf(25, kilogram, salt)).toEqual(['427.8 mol by 58.44 g/mol']);
  expect(textsOf(25, litre, salt)).toEqual([]);
  expect(textsOf(25, kilogram, nothing)).toEqual([]);
  expect(textsOf(25, mole, { ...acetone, molarMass: null })).toEqual([]);
});

it('rounds to the digits of the fact, two to four', () => {
  const volumeBy = (density: number) => textsOf(1, kilogram, { ...acetone, density })[0];
  expect([volumeBy(3), volumeBy(0.79), volumeBy(0.78912345)]).toEqual([
    '330 mL by 3 g/cm³',
    '1.3 L by 0.79 g/cm³',
    '1.267 L by 0.78912 g/cm³',
  ]);
});

describe('a chemical', () => {
  const stored = {
    _id: 'x',
    name: 'X',
    slug: 'x',
    grades: [],
    packagings: [{ quantity: 1200.5, unitId: 'l', container: 'IBC' }],
    offeredForms: [],
    unitId: null,
    density: 1,
    molecularWeight: 18.015,
    meltingPoint: 0,
    boilingPoint: 100,
  };
  const facts = (known: object) =>
    factsOf(asListed({ ...stored, ...known }), [{ id: 'l', symbol: 'L', ...litre }]);

  it('is liquid when it melts below 20 °C and boils above', () => {
    expect(facts({}).isLiquid).toBe(true);
    expect(facts({ boilingPoint: null }).isLiquid).toBe(true);
    expect(facts({ meltingPoint: 801 }).isLiquid).toBe(false);
    expect(facts({ meltingPoint: -183, boilingPoint: -161 }).isLiquid).toBe(false);
    expect(facts({ meltingPoint: null }).isLiquid).toBe(false);
  });

  it('has its packs in words', () => {
    expect(facts({}).packs).toEqual(['1,200.5 L IBC']);
  });
});

/** Guarantee: the fields are those of a listed chemical; its ids are branded. */
function asListed(chemical: object) {
  return chemical as Parameters<typeof factsOf>[0];
}

it('says a quantity in other measures only where one was typed', () => {
  const unit = { id: 'kg', symbol: 'kg', ...kilogram };
  const facts = { ...acetone, molarMass: null, grades: [], packs: [], unitId: null };
  const said = (quantity: string) => conversionText({ quantity, unit, facts });
  expect(said('1000')).toBe('≈\u00a01,260\u00a0L at 0.791\u00a0g/cm³');
  expect(said('2,5')).toBe('≈\u00a03.16\u00a0L at 0.791\u00a0g/cm³');
  expect(['', 'some', '-3', '0', '1e3', '0x10'].map(said)).toEqual(Array(6).fill(null));
});
