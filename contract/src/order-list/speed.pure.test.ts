import { readOrderLines } from './order-lines';

const units = ['g', 'kg', 't', 'mL', 'L'];

const hostile = [
  '9'.repeat(500),
  '9 '.repeat(250),
  '('.repeat(500),
  '1,'.repeat(250),
  '1-'.repeat(250),
  'x '.repeat(250),
  '1 x '.repeat(125),
  '25 kg '.repeat(83),
  '5 drums '.repeat(62),
  'in de à per '.repeat(41),
  'A-1 '.repeat(125),
  'InChI='.repeat(83),
  '12-12-'.repeat(83),
  'cat no '.repeat(70),
  'USD '.repeat(125),
  ' '.repeat(499) + 'x',
  '公斤'.repeat(250),
  '.'.repeat(499) + 'x',
  '"'.repeat(499) + 'x',
  'a;'.repeat(250),
  'a\t1'.repeat(160),
];

/** Milliseconds a line, of the fastest of five readings. */
function costOf(lines: readonly string[]): number {
  const text = lines.join('\n');
  const costs = Array.from({ length: 5 }, () => {
    const start = Date.now();
    readOrderLines(text, units);
    return (Date.now() - start) / lines.length;
  });
  return Math.min(...costs);
}

const plain = Array.from(
  { length: 200 },
  (_, place) => `${place}) Acetone 99,5 %, 4 drums of 1.250,5 kg each, CIF Hamburg`,
);
let plainCost: number;
beforeAll(() => {
  plainCost = costOf(plain);
});

it('costs at most a millisecond a line', () => {
  expect(plainCost).toBeLessThan(1);
});

// A line of 500 characters is eight times as long; a reading in squares would cost 64 times as much.
it.each(hostile)('costs little more for 500 characters of %.8s', (line) => {
  expect(costOf(Array.from({ length: 20 }, () => line))).toBeLessThan(48 * plainCost);
});
