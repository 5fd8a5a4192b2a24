import { addressesOf, mailHrefOf } from './addresses';

const emails = ['one@a.example', 'two@a.example'];
const partner = { _id: 'a', emails, active: true, marketingConsent: true };

describe('the addresses of a letter to all', () => {
  it('are the first of each active partner, each once, with why the others are left out', () => {
    const partners = [
      partner,
      { ...partner, _id: 'b' },
      { ...partner, emails: ['b@b.example'] },
      { ...partner, emails: ['c@c.example'], marketingConsent: false },
      { ...partner, emails: [] },
      { ...partner, emails: [], active: false, marketingConsent: false },
    ];
    expect(addressesOf(partners, { isConsentNeeded: true })).toEqual({
      addresses: ['one@a.example', 'b@b.example'],
      inactive: 1,
      withoutAddress: 1,
      withoutConsent: 1,
    });
    expect(addressesOf(partners, { isConsentNeeded: false }).addresses).toEqual([
      'one@a.example',
      'b@b.example',
      'c@c.example',
    ]);
  });

  it('stand as blind copies in a mail link, with what would end an address escaped', () => {
    const href = mailHrefOf(['a@a.example', 'sales&more?x+y@b.example']);
    expect(href).toBe('mailto:?bcc=a@a.example,sales%26more%3Fx%2By@b.example');
  });
});
