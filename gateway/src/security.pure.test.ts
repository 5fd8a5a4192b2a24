import { newNonce, shellHeaders } from './security';

it('lets run and style on an admin page what carries its nonce alone, and shows no foreign picture', () => {
  const nonce = newNonce();
  const policy = shellHeaders(nonce)['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual([`'nonce-${nonce}'`, "'self'"]);
  expect(directives.get('style-src')).toEqual([`'nonce-${nonce}'`]);
  expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(['shell', 'default']);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(newNonce()).not.toBe(nonce);
});

it('lets remotes come from the origins that are listed, and from no other', () => {
  const origins = ['https://cdn.example', 'http://localhost:4003'];
  const policy = shellHeaders('n0nce', origins)['content-security-policy'] ?? '';
  expect(policy).toContain(
    "script-src 'nonce-n0nce' 'self' https://cdn.example http://localhost:4003;",
  );
  expect(policy).toContain(
    "connect-src 'self' https://cdn.example http://localhost:4003 wss://cdn.example ws://localhost:4003;",
  );
  expect(policy).not.toMatch(/unsafe|\*|strict-dynamic/);
});
