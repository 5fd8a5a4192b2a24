import { Address, type AnyPartner, Certification } from 'contract/partner';
import { companySortKey } from './company-name';
import { familyNameHeads, givenNameHeads, headsOf } from './partner-heads';
import { CellProblem } from '../transfer/format/cell-problem';
import { type CellForm, choiceForm, codeForm, listForm } from '../transfer/format/cell-form';
import { countryForm } from '../transfer/format/country-form';
import { emailsForm } from '../transfer/format/email-form';
import { phoneForm } from '../transfer/format/phone-form';
import {
  columnsOf,
  columnsOfParts,
  type IdentityField,
  type TransferColumn,
} from '../transfer/format/transfer-format';

/**
 * The columns shared by suppliers and customers; fields with files are not exported.
 *
 * @param companySynonyms - other names of the company's column in lists of these partners
 */
export function partnerColumns(
  resource: Pick<AnyPartner, 'fields'>,
  companySynonyms: readonly string[],
): TransferColumn[] {
  const column = columnsOf(resource);
  return [
    column('companyName', 'Company name', {
      synonyms: [...companySynonyms, ...headsOf('companyName')],
    }),
    column('contactPerson', 'Contact person', {
      synonyms: headsOf('contactPerson'),
    }),
    joinedName('contactPerson.1', 'First name', givenNameHeads),
    joinedName('contactPerson.2', 'Last name', familyNameHeads),
    column('designation', 'Designation', {
      synonyms: headsOf('designation'),
    }),
    column('emails', 'Emails', {
      form: emailsForm,
      synonyms: headsOf('emails'),
    }),
    column('phones', 'Phones', {
      form: phonesForm,
      synonyms: headsOf('phones'),
    }),
    column('whatsapp', 'WhatsApp', { form: phoneForm, synonyms: headsOf('whatsapp') }),
    column('website', 'Website', {
      synonyms: headsOf('website'),
    }),
    ...addressColumns,
    column('taxNumber', 'Tax number', {
      synonyms: headsOf('taxNumber'),
    }),
    column('paymentTerms', 'Payment terms', { synonyms: headsOf('paymentTerms') }),
    column('incoterm', 'Incoterm', { synonyms: headsOf('incoterm') }),
    column('currency', 'Currency', {
      form: { ...codeForm, help: 'Three-letter code, as in: EUR' },
      synonyms: headsOf('currency'),
    }),
    column('minimumOrder', 'Minimum order', {
      synonyms: headsOf('minimumOrder'),
    }),
    column('certifications', 'Certifications', {
      form: listForm(certificationForm, { hasCommas: true }),
      synonyms: headsOf('certifications'),
    }),
    column('notes', 'Notes', { synonyms: headsOf('notes') }),
    column('active', 'Active', { synonyms: headsOf('active') }),
    column('marketingConsent', 'Marketing consent', {
      synonyms: headsOf('marketingConsent'),
    }),
  ];
}

/** Part of a contact person, in the order of the names. */
function joinedName(name: string, label: string, heads: string): TransferColumn {
  return {
    name,
    label,
    synonyms: heads.split('|'),
    help: 'Joined to the contact person',
    fields: ['contactPerson'],
    isJoined: true,
    read: (text) => ({ contactPerson: text }),
    write: () => '',
  };
}

const part = columnsOfParts('address', Address);

const addressColumns = [
  part('line1', 'Address line 1', {
    synonyms: headsOf('address.line1'),
  }),
  part('line2', 'Address line 2', { synonyms: headsOf('address.line2') }),
  part('city', 'City', { synonyms: headsOf('address.city') }),
  part('state', 'State', { synonyms: headsOf('address.state') }),
  part('postalCode', 'Postal code', {
    synonyms: headsOf('address.postalCode'),
  }),
  part('country', 'Country', {
    form: countryForm,
    synonyms: headsOf('address.country'),
  }),
];

const onePhoneOrMore = listForm(phoneForm, { hasCommas: true });

/** Also with a word or a stroke between two numbers: `030 901820 / 030 901821`. An area's code is shorter. */
const phonesForm: CellForm = {
  ...onePhoneOrMore,
  read: (text, names, row) => {
    const parts = text.split(/\s(?:or|and|oder|und|ou|et|o|y|e)\s(?=[+(\d])/i).flatMap(atStrokes);
    return onePhoneOrMore.read(parts.join(';'), names, row);
  },
};

function atStrokes(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split('/')) {
    const before = parts.at(-1);
    if (before !== undefined && digitsIn(before) >= 8 && digitsIn(part) < 4) {
      throw new CellProblem(`“${text}” may be two numbers: write both in full, with ; between`);
    }
    if (before === undefined || (digitsIn(before) >= 8 && digitsIn(part) >= 6)) parts.push(part);
    else parts[parts.length - 1] = `${before}/${part}`;
  }
  return parts;
}

function digitsIn(text: string): number {
  return text.replace(/^\s*00|\(0\)|\D/g, '').length;
}

const oneCertification = choiceForm(Certification.options);

/** Also accepts the spellings of certificates: `ISO 9001:2015`, `ISO9001`. */
const certificationForm: CellForm = {
  ...oneCertification,
  read: (text, names) => {
    const name = text.replace(/:\s*\d{4}$/, '').replace(/^ISO[\s-]*(?=\d)/i, 'ISO ');
    return oneCertification.read(name, names);
  },
};

/** Names are not unique, so they identify only rows without a tax number. */
export const partnerIdentity: readonly IdentityField[] = [
  { field: 'taxNumber' },
  {
    field: 'companyName',
    isLastResort: true,
    lookup: { column: 'sortKey', keyOf: companySortKey },
  },
];
