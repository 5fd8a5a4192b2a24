import { deviceName } from './device-name';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'Firefox on Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge on Windows',
  ],
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/142.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `${mozilla} (Linux; Android 15; Pixel 9) ${webkit} Chrome/142.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1`,
    'Chrome on iPhone',
  ],
  ['lightMyRequest', null],
  ['', null],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('no header, no name', () => {
  expect(deviceName(null)).toBeNull();
});
