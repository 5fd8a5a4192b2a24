import { quantityOf } from './amount-text';
import { readOrderLines } from './order-lines';
import { orderTerms } from './order-terms';

const units = ['g', 'kg', 't', 'mL', 'L', 'drum', 'IBC', 'FCL', 'pallet'];

function read(line: string) {
  const [first] = readOrderLines(line, units);
  return first;
}

describe('an amount', () => {
  it.each([
    ['acetone 160 kg drum, 8 pcs', 1280, 'kg', '8 × 160 kg drum'],
    ['DMF - 190 kg - 4 drums', 760, 'kg', '4 × 190 kg drum'],
    ['DMF-190 kg', 190, 'kg', undefined],
    ['KMnO4 50 kg/drum - 0.5MT', 500, 'kg', '10 × 50 kg drum'],
    ['5000 kgs oxalic acid in 25 kg bags', 5000, 'kg', '200 × 25 kg bag'],
    ['8 drums 1600 kg acetone', 1600, 'kg', '8 × 200 kg drum'],
    ['Acetone 2 drums (400 kg total)', 400, 'kg', '2 × 200 kg drum'],
    ['Acetone 1000kg (40 x 25kg)', 1000, 'kg', '40 × 25 kg'],
    ['Phenol 200KG/DRUM X 80DRUMS=16MT', 16_000, 'kg', '80 × 200 kg drum'],
    ['1 x 20 ft FCL 18 mt urea', 18, 't', '18 t FCL'],
    ["urea 46% 1x40'HC", 1, 'FCL', undefined],
    ['acetone, 12 drums, 160 kg net each', 1920, 'kg', '12 × 160 kg drum'],
    ['acetone 10^3 kg', 1000, 'kg', undefined],
    ['acetone 1e3 kg', 1000, 'kg', undefined],
    ['acetone .5 kg', 0.5, 'kg', undefined],
    ['acetone 1½ t', 1.5, 't', undefined],
    ['Sodium hypochlorite 5 KL', 5000, 'L', undefined],
    ['丙酮 160公斤桶 80桶', 12_800, 'kg', '80 × 160 kg drum'],
    ['Acetone 5 kg @ $3.20/kg', 5, 'kg', undefined],
    ['Cat. No. A-416-4 acetone 4 L', 4, 'L', undefined],
    ['2-propanol 2,5L bottle x 4', 10, 'L', '4 × 2.5 L bottle'],
    ['5 kg a-pinene', 5, 'kg', undefined],
  ])('%s', (line, ...expected) => {
    const { quantity, unit, packaging, question } = read(line) ?? {};
    expect([quantity, unit, packaging, question]).toEqual([...expected, undefined]);
  });

  it.each([
    ['acetone 20-25 kg', 'range', [20, 25]],
    ['acetone 5kg-10kg', 'range', [5, 10]],
    ['Acetone 25/50 kg', 'range', [25, 50]],
    ['Toluene 1,500 kg', 'number', [1500, 1.5]],
    ['Vitamin B 12 500 g', 'number', [12_500, 500]],
    ['20 200 kg drums acetone', 'number', [20_200, 200]],
    ['acetone 200 kg drum', 'packs', [200]],
    ['Methyl ethyl ketone 165 kg/drum, 2 pallets', 'packs', [2, 165]],
    ['2 FCL urea 44 MT', 'amounts', [88, 44]],
    ['500 kg 20 bags salt', 'amounts', [10_000, 500]],
    ['acetone 25 kg 500 kg', 'amounts', [500, 25]],
    ['acetone qty 500', 'unit', [500]],
    ['Acetone 25', 'rest', [25]],
    ['Acetone 25, 5 drums', 'rest', [5]],
    ['Zinc oxide 99.7 / 250 kg', 'rest', [250]],
  ] as const)('%s is asked', (line, about, quantities) => {
    const { quantity, question } = read(line) ?? {};
    expect(quantity).toBeUndefined();
    expect([question?.about, question?.readings.map(quantityOf)]).toEqual([about, quantities]);
  });
});

it('gives the parts with their places', () => {
  const line = '3) Acetone 99.5 % BP98, CAS 67-64-1, 4 x 160 kg, EUR 1.20/kg, CIF Hamburg';
  const { parts = [], name, wanted, number } = read(line) ?? {};
  expect([name, wanted, number]).toEqual(['Acetone', 'Acetone 99.5 % BP98', '67-64-1']);
  expect(parts.every(({ text, from, to }) => line.slice(from, to) === text)).toBe(true);
  expect(parts.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'position: 3)',
    'name: Acetone',
    'strength: 99.5 %',
    'grade: BP98',
    'identifier: CAS 67-64-1',
    'count: 4 x',
    'amount: 160 kg',
    'price: EUR 1.20/kg',
    'term: CIF Hamburg',
  ]);
});

it('reads terms and sender of a mail', () => {
  const mail = [
    'Von: Erika Beispiel <erika@example.com>',
    'Sehr geehrte Damen und Herren,',
    '1) Aceton 4 Fässer à 160 kg',
    'Lieferung: DAP Ludwigshafen bis KW 50',
    'Zahlungsziel 30 Tage netto',
    'Mit freundlichen Grüßen',
    'Erika Beispiel | Einkauf | Beispiel GmbH',
    'Tel.: +49 30 1234567',
  ];
  expect(orderTerms(readOrderLines(mail.join('\n'), units))).toEqual({
    incoterm: 'DAP',
    destination: 'Ludwigshafen',
    name: 'Erika Beispiel',
    company: 'Beispiel GmbH',
    email: 'erika@example.com',
    phone: '+49 30 1234567',
    others: ['Lieferung: DAP Ludwigshafen bis KW 50', 'Zahlungsziel 30 Tage netto'],
  });
});
