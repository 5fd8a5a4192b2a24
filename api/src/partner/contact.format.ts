import { type AnyContact, customerContacts, supplierContacts } from 'contract/partner';
import { referenceForm } from '../transfer/format/cell-form';
import { namedBy } from '../transfer/format/names';
import { phoneForm } from '../transfer/format/phone-form';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';
import { headsOf } from './partner-heads';

/** The columns after that of the company. */
function contactColumns(resource: Pick<AnyContact, 'fields'>) {
  const column = columnsOf(resource);
  return [
    column('name', 'Name', { synonyms: headsOf('contactPerson') }),
    column('role', 'Job title', { synonyms: headsOf('designation') }),
    column('email', 'Email', { synonyms: headsOf('emails') }),
    column('phone', 'Phone', { form: phoneForm, synonyms: headsOf('phones') }),
    column('language', 'Language'),
    column('isMain', 'Main contact'),
    column('marketingConsent', 'Marketing consent', { synonyms: headsOf('marketingConsent') }),
    column('notes', 'Notes', { synonyms: headsOf('notes') }),
    idColumn,
  ];
}

const identity = [{ field: 'email' }] as const;

const ofCustomer = columnsOf(customerContacts);
export const customerContactFormat: TransferFormat = {
  resource: customerContacts,
  columns: [
    ofCustomer('customerId', 'Customer', {
      form: referenceForm('customer'),
      synonyms: headsOf('companyName'),
    }),
    ...contactColumns(customerContacts),
  ],
  identity,
  names: [namedBy('customer')],
};

const ofSupplier = columnsOf(supplierContacts);
export const supplierContactFormat: TransferFormat = {
  resource: supplierContacts,
  columns: [
    ofSupplier('supplierId', 'Supplier', {
      form: referenceForm('supplier'),
      synonyms: headsOf('companyName'),
    }),
    ...contactColumns(supplierContacts),
  ],
  identity,
  names: [namedBy('supplier')],
};
