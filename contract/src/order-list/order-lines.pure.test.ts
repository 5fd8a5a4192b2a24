import { maxOrderLines } from './list-limits';
import { readOrderLines } from './order-lines';

const units = ['g', 'kg', 't', 'mL', 'L', 'mol', 'pcs'];

function read(line: string) {
  const [first] = readOrderLines(line, units);
  return [first?.wanted, first?.quantity, first?.unit];
}

describe('a pasted list', () => {
  it.each([
    ['Acetone', 'Acetone', undefined, undefined],
    ['Acetone, 25 kg', 'Acetone', 25, 'kg'],
    ['Acetone 25kg', 'Acetone', 25, 'kg'],
    ['Acetone (25 KG)', 'Acetone', 25, 'kg'],
    ['67-64-1\t25\tkg', '67-64-1', 25, 'kg'],
    ['67-64-1; 25 kg', '67-64-1', 25, 'kg'],
    ['67-64-1 | drum | 180 kg', '67-64-1', 180, 'kg'],
    ['10 x 1 L acetone', 'acetone', 10, 'L'],
    ['2 × 2.5 l of toluene', 'toluene', 5, 'L'],
    ['Toluene – 1,250.5 kg', 'Toluene', 1250.5, 'kg'],
    ['Toluene 1,5 t', 'Toluene', 1.5, 't'],
    ['1) 2-propanol, 5 L', '2-propanol', 5, 'L'],
    ['• 1,2-dichloroethane 500 mL', '1,2-dichloroethane', 500, 'mL'],
    ['2-propanol', '2-propanol', undefined, undefined],
    ['Sulfuric acid 98 %', 'Sulfuric acid 98 %', undefined, undefined],
    ['Vitamin B 12', 'Vitamin B 12', undefined, undefined],
    ['5 g', '5 g', 5, 'g'],
    ['zinc 0 kg', 'zinc 0 kg', undefined, undefined],
    ['polymer 6 t', 'polymer', 6, 't'],
  ])('%s', (line, ...expected) => {
    expect(read(line)).toEqual(expected);
  });

  it('keeps lines as they were, without empty ones, and no more than can be asked for', () => {
    const text = `Acetone, 1 kg\r\n\r\n ---\n67-64-1\n${'Toluene\n'.repeat(300)}`;
    const lines = readOrderLines(text, units);
    expect(lines).toHaveLength(maxOrderLines);
    expect(lines.slice(0, 2).map(({ line }) => line)).toEqual(['Acetone, 1 kg', '67-64-1']);
  });

  it('reads hostile lines in no time', () => {
    const start = Date.now();
    readOrderLines(`${'1,'.repeat(250)} kg\n${' '.repeat(499)}x\n${'9'.repeat(500)}`, units);
    expect(Date.now() - start).toBeLessThan(200);
  });
});
