import { isUnauthentic } from './is-unauthentic';

const results = (...values: string[]) =>
  values.map((value) => ({ key: 'authentication-results', originalKey: '', value }));

it.each([
  ['nothing is said', [], false],
  [
    'all pass',
    results('mx.example.com; spf=pass smtp.mailfrom=a.example; dkim=pass; dmarc=pass'),
    false,
  ],
  [
    'DMARC fails',
    results('mx.example.com; dkim=none; spf=pass; dmarc=fail (p=none) header.from=a.example'),
    true,
  ],
  ['DMARC fails in upper case', results('mx; DMARC=FAIL'), true],
  ['SPF fails and DKIM is not there', results('mx; spf=fail smtp.mailfrom=a.example'), true],
  ['SPF fails softly', results('mx; spf=softfail'), true],
  ['SPF fails, as of a forwarder, and DKIM passes', results('mx; spf=fail; dkim=pass'), false],
  ['DKIM fails, as of a list, and SPF passes', results('mx; dkim=fail; spf=pass'), false],
  [
    'both fail, and DMARC passes by another signature',
    results('mx; dkim=fail; spf=fail; dmarc=pass'),
    false,
  ],
  ['there is no verdict', results('mx; none'), false],
  ['neutral says nothing', results('mx; spf=neutral; dkim=none'), false],
  ['a pass in a comment is none', results('mx; spf=fail (sender wrote dkim=pass)'), true],
  ['a failure in a comment is none', results('mx; spf=pass (not spf=fail)'), false],
  ['a forged pass below the own failure', results('mx; dmarc=fail', 'mx; dmarc=pass'), true],
  [
    'a failure below counts too: it sends the message to the tray',
    results('mx; spf=pass', 'x; dmarc=fail'),
    true,
  ],
  ['a name that ends with a method', results('mx; x-spf=fail; arc.dmarc=fail; dkim=pass'), false],
  ['hostile length', results(`${'('.repeat(50_000)}dmarc=fail`), false],
  [
    'Received-SPF alone',
    [{ key: 'received-spf', originalKey: '', value: 'fail (mx: a.example)' }],
    true,
  ],
  [
    'Received-SPF that passes',
    [{ key: 'received-spf', originalKey: '', value: 'Pass (mx)' }],
    false,
  ],
])('%s', (_name, headers, expected) => {
  expect(isUnauthentic(headers)).toBe(expected);
});
