import { isTriedPage, triedPagesMark } from './tried-pages';

const [mark = ''] = triedPagesMark(['/samples', '/samples/:id', '/drum-tests/*']).split(';');

test.each([
  ['/samples', true],
  ['/Samples/42', true],
  ['/drum-tests/a/b', true],
  ['/sample', false],
  ['/samples/42/more', false],
  ['/', false],
])('%s is tried: %s', (path, isTried) => {
  expect(isTriedPage(`jwt=a.b.c; ${mark}; theme=dark`, path)).toBe(isTried);
});

test('other cookies name no pages, nor do those that no shell wrote', () => {
  expect(isTriedPage(undefined, '/samples')).toBe(false);
  expect(isTriedPage(`not-${mark}`, '/samples')).toBe(false);
  expect(isTriedPage('panel-tried=%2Fsamples', '/samples')).toBe(false);
  expect(isTriedPage(`panel-tried=${'/a|'.repeat(1_000)}/samples`, '/samples')).toBe(false);
});
