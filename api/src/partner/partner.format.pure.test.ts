import { columnKey, suggestMapping } from '../transfer/import/suggest-mapping';
import { customerFormat } from './customer.format';
import { nameIndex } from '../transfer/format/names';
import { phoneForm } from '../transfer/format/phone-form';
import { supplierFormat } from './supplier.format';

const names = { of: () => nameIndex([], 'record') };
const formats = [supplierFormat, customerFormat].map(
  (format) => [format.resource.name, format] as const,
);

describe.each(formats)('the columns of a %s', (_, { resource, columns }) => {
  it('hold every field that is written, but for files', () => {
    const filled = new Set(columns.flatMap(({ fields }) => fields));
    const written = Object.entries(resource.fields).filter(
      ([, one]) => one.presence !== 'computed',
    );
    const without = written.map(([name]) => name).filter((name) => !filled.has(name));
    expect(without.filter((name) => name !== 'documents' && name !== 'logo')).toEqual([]);
    expect(without).toContain('documents');
  });

  it('share no name, so that none takes the cells of another', () => {
    const words = columns.flatMap(({ name, label, synonyms }) => [
      ...new Set([name, label, ...synonyms].map(columnKey)),
    ]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

const suggestionFor = (heads: readonly string[]) => ({
  format: supplierFormat,
  columns: heads.map((name) => ({ name, samples: [] })),
  names: { of: () => nameIndex([], 'record') },
  remembered: {},
});

it('columns are known as people call them', () => {
  const heads = 'Vendor,E-mail,Tel.,GSTIN,Street,ZIP,Country code,MOQ,Lead time,Whatever'.split(
    ',',
  );
  expect(suggestMapping(suggestionFor(heads))).toEqual({
    Vendor: 'companyName',
    'E-mail': 'emails',
    'Tel.': 'phones',
    GSTIN: 'taxNumber',
    Street: 'address.line1',
    ZIP: 'address.postalCode',
    'Country code': 'address.country',
    MOQ: 'minimumOrder',
    'Lead time': 'leadTimeDays',
  });
});

it('a file exported under an earlier spelling is read by the same columns', () => {
  const exported = supplierFormat.columns.map(({ label }) => label);
  expect(exported).toContain('Emails');
  const columns = ['Company name', 'E-mails'];
  expect(suggestMapping(suggestionFor(columns))).toEqual({
    'Company name': 'companyName',
    'E-mails': 'emails',
  });
});

it.each([
  ['+44 20 7946 0123', '+442079460123'],
  ['+44 (0)20 7946-0123', '+442079460123'],
  ['0044 (0) 20 7946 0123', '+442079460123'],
  ['Tel.: +49.30/901820', '+4930901820'],
  ['+91 22-4000 1234', '+912240001234'],
])('the telephone number %s is read', (text, number) => {
  expect(phoneForm.read(text, names)).toBe(number);
  expect(phoneForm.read(String(phoneForm.write(number, names)), names)).toBe(number);
});

it.each([
  ['020 7946 0123', 'Write “020 7946 0123” with its country code, as in: +44 20 7946 0123'],
  ['+999 1234567', 'No country has the code'],
  ['+44 20 7946', 'No telephone number of this country has the length'],
  ['+44 20 7946 0123 0123', 'No telephone number of this country has the length'],
  ['ask Jane', 'is no telephone number'],
  ['+44 20 7946 0123 ext. 12', 'Leave the extension'],
])('the telephone number %s is refused in words', (text, reason) => {
  expect(() => phoneForm.read(text, names)).toThrow(reason);
});

it('certificates are known with their year and without a space', () => {
  const column = supplierFormat.columns.find(({ name }) => name === 'certifications');
  expect(column?.read('iso 9001:2015, ISO14001 | gmp', names)).toEqual({
    certifications: ['ISO 9001', 'ISO 14001', 'GMP'],
  });
  expect(() => column?.read('ISO 9002', names)).toThrow(
    '“ISO 9002” is none of ISO 9001, ISO 14001',
  );
});
