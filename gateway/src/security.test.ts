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
  expect(directives.get('script-src')).toEqual([`'nonce-${nonce}'`, "'strict-dynamic'"]);
  expect(directives.get('style-src')).toEqual([`'nonce-${nonce}'`]);
  expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(newNonce()).not.toBe(nonce);
});
