import { contactChange, namedBy, type Person } from './main-contact';

const company = (fields: object = {}) => ({
  contactPerson: null,
  designation: null,
  emails: [],
  phones: [],
  ...fields,
});
const person = (fields: Partial<Person> = {}): Person => ({
  _id: 'a',
  name: 'Ada Roe',
  role: null,
  email: null,
  phone: null,
  isMain: true,
  ...fields,
});

describe('what a company says of its contact person', () => {
  const ada = person({ email: 'ada@roe.example.com' });
  const bo = person({ _id: 'b', name: 'Bo Lind', email: 'bo@roe.example.com', isMain: false });
  const before = company({ contactPerson: 'Ada Roe', emails: ['ada@roe.example.com'] });

  test('adds the first person with the first email and phone', () => {
    const after = company({ contactPerson: 'Ada', emails: ['a@x.example.com', 'b@x.example.com'] });
    const facts = { name: 'Ada', role: null, email: 'a@x.example.com', phone: null };
    expect(contactChange(undefined, after, [])).toEqual({ kind: 'add', facts, former: undefined });
  });

  test('corrects the name of the same person', () => {
    const after = { ...before, contactPerson: 'Ada Rowe', designation: 'Buyer' };
    expect(contactChange(before, after, [ada, bo])).toMatchObject({
      kind: 'update',
      person: ada,
      facts: { name: 'Ada Rowe', role: 'Buyer', email: 'ada@roe.example.com' },
    });
  });

  test('names another person where name and email are others, and keeps the former', () => {
    const after = company({ contactPerson: 'Cy Dahl', emails: ['cy@roe.example.com'] });
    expect(contactChange(before, after, [ada, bo])).toMatchObject({
      kind: 'add',
      former: ada,
      facts: { name: 'Cy Dahl', email: 'cy@roe.example.com' },
    });
  });

  test('chooses a person who is there by the name, whose email stays', () => {
    const after = { ...before, contactPerson: 'Bo Lind' };
    expect(contactChange(before, after, [ada, bo])).toMatchObject({
      kind: 'update',
      person: bo,
      facts: { email: 'bo@roe.example.com' },
    });
  });

  test('gives the main contact a new first email', () => {
    const after = { ...before, emails: ['new@roe.example.com', 'ada@roe.example.com'] };
    expect(contactChange(before, after, [ada])).toMatchObject({
      facts: { name: 'Ada Roe', email: 'new@roe.example.com' },
    });
  });

  test('without a name leaves the person without that office', () => {
    expect(contactChange(before, company(), [ada])).toEqual({ kind: 'resign', person: ada });
    expect(contactChange(before, company(), [])).toBeUndefined();
  });

  test('changes nothing where both agree', () => {
    expect(contactChange(before, before, [ada])).toBeUndefined();
  });
});

describe('what a main contact makes of the company', () => {
  const emails = ['ada@roe.example.com', 'office@roe.example.com'];
  const said = company({ contactPerson: 'Ada Roe', emails });

  test.each([
    [
      'a new email takes the place of the former',
      'a@roe.example.com',
      ['a@roe.example.com', emails[1]],
    ],
    ['one that the company has comes first', emails[1], [emails[1]]],
    ['no email takes the former away', null, [emails[1]]],
    ['the same email stays where it is', emails[0], emails],
  ])('%s', (_, email, expected) => {
    const former = person({ email: emails[0] ?? null });
    expect(namedBy(said, person({ email: email ?? null }), former).emails).toEqual(expected);
  });

  test('another person keeps the addresses of the former', () => {
    const bo = person({ name: 'Bo Lind', role: 'Buyer', email: 'bo@roe.example.com' });
    expect(namedBy(said, bo, undefined)).toEqual({
      contactPerson: 'Bo Lind',
      designation: 'Buyer',
      emails: ['bo@roe.example.com', ...emails],
      phones: [],
    });
    expect(namedBy(said, person({ name: 'Cy' }), undefined).emails).toEqual(emails);
  });
});
