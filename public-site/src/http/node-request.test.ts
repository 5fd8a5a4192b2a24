/** @jest-environment node */
import { requestUrl } from './node-request';

const requested = (host: string | undefined, target: string) =>
  requestUrl({ protocol: 'http', host, port: 3000, target }).href;

it.each([
  ['localhost:3000', '/acetone?q=1', 'http://localhost:3000/acetone?q=1'],
  ['127.0.0.1:8080', '/', 'http://127.0.0.1:8080/'],
  ['[::1]:3000', '/', 'http://[::1]:3000/'],
  ['evil.example', '/', 'http://localhost:3000/'],
  ['localhost.evil.example', '/', 'http://localhost:3000/'],
  ['localhost@evil.example', '/', 'http://localhost:3000/'],
  ['localhost:3000', '//evil.example/', 'http://localhost:3000//evil.example/'],
  ['localhost:3000', '/\\evil.example/', 'http://localhost:3000//evil.example/'],
  ['localhost:3000', 'http://evil.example/x', 'http://localhost:3000/'],
  [undefined, '@evil.example/', 'http://localhost:3000/'],
])('a request to %s for %s is one for %s', (host, target, expected) => {
  expect(requested(host, target)).toBe(expected);
});
