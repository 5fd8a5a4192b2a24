import { textDifference } from './text-difference';

/** `[-gone-]` and `{+new+}` in their places. */
function marked(from: string, to: string) {
  const signs = { same: ['', ''], gone: ['[-', '-]'], new: ['{+', '+}'] };
  return textDifference(from, to)
    .map(({ kind, text }) => signs[kind].join('|').replace('|', text))
    .join('');
}

it('marks the words that changed and leaves the rest', () => {
  expect(
    marked('A clear liquid with a sweet smell', 'A clear, colourless liquid with a smell'),
  ).toBe('A [-clear -]{+clear, colourless +}liquid with a [-sweet -]smell');
});

it('reads back to both texts', () => {
  const from = 'Store in a cool place. Keep away from heat, sparks and open flames.';
  const to = 'Keep in a cool, dry place away from heat and flames. Ground the container.';
  const parts = textDifference(from, to);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('new')).toBe(from);
  expect(without('gone')).toBe(to);
});

it('cuts what stays the same between changes to its ends', () => {
  const middle = 'word '.repeat(100);
  const text = marked(`${middle}old ${middle}`, `${middle}new ${middle}`);
  expect(text).toMatch(/^…[word ]{40}\[-old -\]\{\+new \+\}[word ]{40}…$/);
});

it('takes texts of any length without comparing all of their words', () => {
  const old = Array.from({ length: 20_000 }, (_, index) => `a${index}`).join(' ');
  const now = Array.from({ length: 20_000 }, (_, index) => `b${index}`).join(' ');
  const before = performance.now();
  expect(textDifference(old, now).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  expect(performance.now() - before).toBeLessThan(1_000);
});

it.each([
  ['', ''],
  ['same', 'same'],
])('finds no change from %j to %j', (from, to) => {
  expect(textDifference(from, to).every(({ kind }) => kind === 'same')).toBe(true);
});
