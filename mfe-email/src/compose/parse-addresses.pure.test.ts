import { addressesIn, isAddress } from './parse-addresses';

test('parts what was pasted by commas, semicolons, spaces and lines, each address once', () => {
  expect(addressesIn('a@x.example, B@x.example;c@x.example\n\nd@x.example a@x.example')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
    'd@x.example',
  ]);
});

test('takes the address out of a name, with a comma in it, quoted, or an address itself', () => {
  expect(
    addressesIn(
      'Example, Ann <ann@x.example>; "Ben; B." <ben@x.example>\ncy@x.example <cy@x.example>, Di <di@x.example>',
    ).filter(isAddress),
  ).toEqual(['ann@x.example', 'ben@x.example', 'cy@x.example', 'di@x.example']);
  expect(addressesIn('eva@x.example, Fay Fox <fay@x.example>')).toEqual([
    'eva@x.example',
    'fay@x.example',
  ]);
});

test('keeps what is no address, and takes links and brackets off', () => {
  expect(addressesIn('ann@, (ben@x.example) mailto:cy@x.example.')).toEqual([
    'ann@',
    'ben@x.example',
    'cy@x.example',
  ]);
  expect(isAddress('ann@')).toBe(false);
});

test('reads ten thousand lines, and one endless line, at once', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `P <p${index}@x.example>`).join('\n');
  expect(addressesIn(many)).toHaveLength(10_000);
  const started = performance.now();
  addressesIn('x'.repeat(1_000_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
