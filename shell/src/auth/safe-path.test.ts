import { safePath } from './safe-path';

test.each(['/unit', '/unit?page=2#tax', '/edit/%2F%2Fevil'])('%s stays as it is', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  null,
  '',
  'unit',
  '//evil',
  '/\\evil',
  '\\\\evil',
  '/\t/evil',
  '/\n\\evil',
  'https://evil',
  'javascript:alert(1)',
])('%j is no path of this origin', (path) => {
  expect(safePath(path)).toBeUndefined();
});
