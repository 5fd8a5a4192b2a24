import { Address, type AnyPartner, Certification } from 'contract/partner';
import { companySortKey } from './company-name';
import {
  type CellForm,
  choiceForm,
  codeForm,
  listForm,
  textForm,
} from '../transfer/format/cell-form';
import { phoneForm } from './phone-form';
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
      synonyms: ['Company', 'Firm', 'Organisation', 'Organization', 'Name', ...companySynonyms],
    }),
    column('contactPerson', 'Contact person', {
      synonyms: ['Contact', 'Contact name', 'Person', 'Attention', 'Attn.'],
    }),
    column('designation', 'Designation', {
      synonyms: ['Job title', 'Position', 'Role', 'Title', 'Function'],
    }),
    column('emails', 'Emails', {
      form: listForm(textForm, { hasCommas: true }),
      synonyms: ['Email', 'Email address', 'Email addresses', 'Email ID', 'Mail'],
    }),
    column('phones', 'Phones', {
      form: listForm(phoneForm, { hasCommas: true }),
      synonyms: [
        'Phone',
        'Phone number',
        'Phone numbers',
        'Phone No.',
        'Telephone',
        'Tel.',
        'Telephone number',
        'Mobile',
        'Mobile number',
        'Contact number',
      ],
    }),
    column('whatsapp', 'WhatsApp', { form: phoneForm, synonyms: ['WhatsApp number'] }),
    column('website', 'Website', {
      synonyms: ['Web', 'Web site', 'Homepage', 'URL', 'Web address'],
    }),
    ...addressColumns,
    column('taxNumber', 'Tax number', {
      synonyms: [
        'Tax No.',
        'Tax ID',
        'Tax registration number',
        'VAT',
        'VAT number',
        'VAT No.',
        'VAT ID',
        'GST',
        'GST number',
        'GST No.',
        'GSTIN',
        'USt-IdNr.',
        'TIN',
        'EIN',
      ],
    }),
    column('paymentTerms', 'Payment terms', { synonyms: ['Terms of payment', 'Payment'] }),
    column('incoterm', 'Incoterm', { synonyms: ['Incoterms', 'Delivery terms'] }),
    column('currency', 'Currency', {
      form: { ...codeForm, help: 'Three-letter code, as in: EUR' },
      synonyms: ['Currency code'],
    }),
    column('minimumOrder', 'Minimum order', {
      synonyms: ['MOQ', 'Minimum order quantity', 'Minimum quantity', 'Min. order'],
    }),
    column('certifications', 'Certifications', {
      form: listForm(certificationForm, { hasCommas: true }),
      synonyms: ['Certification', 'Certificates', 'Certificate'],
    }),
    column('notes', 'Notes', { synonyms: ['Note', 'Remarks', 'Remark', 'Comments', 'Comment'] }),
    column('active', 'Active', { synonyms: ['Is active', 'Enabled'] }),
    column('marketingConsent', 'Marketing consent', {
      synonyms: ['Consent', 'Opt-in', 'Newsletter'],
    }),
  ];
}

const part = columnsOfParts('address', Address);

const addressColumns = [
  part('line1', 'Address line 1', {
    synonyms: ['Address', 'Address 1', 'Street', 'Street address'],
  }),
  part('line2', 'Address line 2', { synonyms: ['Address 2'] }),
  part('city', 'City', { synonyms: ['Town', 'Place'] }),
  part('state', 'State', { synonyms: ['Province', 'Region', 'County', 'State or province'] }),
  part('postalCode', 'Postal code', {
    synonyms: ['Postcode', 'ZIP', 'ZIP code', 'PIN code', 'Pincode'],
  }),
  part('country', 'Country', {
    form: { ...codeForm, help: 'Two-letter country code' },
    synonyms: ['Country code'],
  }),
];

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
