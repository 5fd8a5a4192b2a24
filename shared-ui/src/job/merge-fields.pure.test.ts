import { suppliers } from 'contract/partner';
import { mergedValues, mergeFields, proposedChoice } from './merge-fields';

const kept = {
  companyName: 'Acme Ltd',
  taxNumber: null,
  emails: ['a@example.com'],
  phones: [],
  rating: 4,
  chemicalCount: 7,
};
const other = {
  companyName: 'Acme Limited',
  taxNumber: 'GB1',
  emails: ['a@example.com', 'b@example.com'],
  phones: [],
  rating: 4,
  chemicalCount: 9,
};

it('asks about what differs and is written by hand alone', () => {
  const names = mergeFields(suppliers, kept, other).map(({ name }) => name);
  expect(names).toEqual(['companyName', 'emails', 'taxNumber']);
});

it('proposes to lose nothing: lists together, and a value in place of none', () => {
  const fields = mergeFields(suppliers, kept, other);
  expect(fields.map(proposedChoice)).toEqual(['kept', 'both', 'other']);
  expect(mergedValues(fields, proposedChoice)).toEqual({
    emails: ['a@example.com', 'b@example.com'],
    taxNumber: 'GB1',
  });
});

it('takes what is chosen', () => {
  const fields = mergeFields(suppliers, kept, other);
  expect(mergedValues(fields, () => 'kept')).toEqual({});
  expect(mergedValues(fields, () => 'other')).toMatchObject({ companyName: 'Acme Limited' });
});

it('proposes the stricter consent', () => {
  const [consent] = mergeFields(suppliers, { marketingConsent: true }, { marketingConsent: false });
  expect(consent && proposedChoice(consent)).toBe('other');
  const [withdrawn] = mergeFields(
    suppliers,
    { marketingConsent: false },
    { marketingConsent: true },
  );
  expect(withdrawn && proposedChoice(withdrawn)).toBe('kept');
});
