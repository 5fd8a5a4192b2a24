import { readEnv } from './env';

it('needs the address of the site in production, and there alone', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL: is needed/);
  expect(readEnv({}).PUBLIC_URL).toBeUndefined();
  const PUBLIC_URL = 'https://www.example.com';
  expect(readEnv({ NODE_ENV: 'production', PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
});
