import { blockDifference } from './block-difference';

const filler = Array.from({ length: 500 }, (_, index) => `Clause ${index} stays.`).join('\n');

it('finds a word at the top and one at the foot of a long text as two small changes', () => {
  const from = `We keep data for two years.\n${filler}\nWrite to the office.`;
  const to = `We keep data for three years.\n${filler}\nWrite to the sales office.`;
  const [top, middle, foot, ...rest] = blockDifference(from, to);
  expect(rest).toEqual([]);
  expect(top).toEqual({
    kind: 'changed',
    parts: [
      { kind: 'same', text: 'We keep data for ' },
      { kind: 'gone', text: 'two ' },
      { kind: 'new', text: 'three ' },
      { kind: 'same', text: 'years.' },
    ],
  });
  expect(middle).toMatchObject({ kind: 'same', lines: { length: 500 } });
  expect(foot).toMatchObject({ parts: [{}, { kind: 'new', text: 'sales ' }, {}] });
});

it('takes blank lines for nothing, and one text alone for wholly new or gone', () => {
  expect(blockDifference('', '')).toEqual([]);
  expect(blockDifference('One.\n\n  Two.', 'One.\nTwo.\n')).toEqual([
    { kind: 'same', lines: ['One.', 'Two.'] },
  ]);
  expect(blockDifference('', 'New here.')).toEqual([
    { kind: 'changed', parts: [{ kind: 'new', text: 'New here.' }] },
  ]);
});
