import { careerApplications } from 'contract/content';
import { followUps, inquiries, productInquiries, sources, statuses } from 'contract/inquiry';
import { codeForm, referenceForm } from '../transfer/format/cell-form';
import { receivedColumn } from '../transfer/format/received-column';
import { adminNames, itemsColumn } from './inquiry-columns';
import { namedBy } from '../transfer/format/names';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const source = columnsOf(sources);
export const sourceFormat: TransferFormat = {
  resource: sources,
  columns: [
    source('name', 'Name', { synonyms: ['Source'] }),
    source('description', 'Description'),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [],
};

const status = columnsOf(statuses);
export const statusFormat: TransferFormat = {
  resource: statuses,
  columns: [
    status('name', 'Name', { synonyms: ['Status'] }),
    status('color', 'Colour', { synonyms: ['Color'] }),
    status('order', 'Order'),
    status('kind', 'Kind'),
    status('isQuoted', 'For offers sent'),
    status('probability', 'Probability', { synonyms: ['Probability %'] }),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [],
};

const inquiry = columnsOf(inquiries);
export const inquiryFormat: TransferFormat = {
  resource: inquiries,
  columns: [
    inquiry('number', 'Number'),
    receivedColumn,
    inquiry('contactName', 'Contact'),
    inquiry('company', 'Company'),
    inquiry('email', 'Email'),
    inquiry('phone', 'Phone'),
    inquiry('country', 'Country', { form: codeForm }),
    inquiry('language', 'Language'),
    inquiry('customerId', 'Customer', { form: referenceForm('customer') }),
    itemsColumn,
    inquiry('incoterm', 'Incoterm'),
    inquiry('destination', 'Destination'),
    inquiry('currency', 'Currency', { form: codeForm }),
    inquiry('paymentTerms', 'Payment terms'),
    inquiry('customerReference', 'Their reference'),
    inquiry('deliveryDate', 'Delivery date'),
    inquiry('offerDeadline', 'Offer wanted by'),
    inquiry('documentsWanted', 'Documents wanted'),
    inquiry('sourceId', 'Source', { form: referenceForm('source') }),
    inquiry('statusId', 'Status', { form: referenceForm('status') }),
    inquiry('priority', 'Priority'),
    inquiry('assignedTo', 'Assigned to', { form: referenceForm(adminNames.kind) }),
    inquiry('nextFollowUpAt', 'Next step'),
    inquiry('subject', 'Subject'),
    inquiry('message', 'Message'),
    inquiry('lostReason', 'Why it was lost'),
    idColumn,
  ],
  identity: [{ field: 'number' }],
  names: [
    namedBy('unit', 'symbol'),
    namedBy('customer'),
    namedBy('source'),
    namedBy('status'),
    adminNames,
  ],
};

const followUp = columnsOf(followUps);
export const followUpFormat: TransferFormat = {
  resource: followUps,
  columns: [
    followUp('inquiryId', 'Inquiry', { form: referenceForm('inquiry') }),
    followUp('kind', 'Kind'),
    followUp('message', 'Message'),
    followUp('dueAt', 'Due'),
    followUp('doneAt', 'Done'),
    followUp('by', 'By', { form: referenceForm(adminNames.kind) }),
    idColumn,
  ],
  identity: [],
  names: [namedBy('inquiry'), adminNames],
};

const productInquiry = columnsOf(productInquiries);
export const productInquiryFormat: TransferFormat = {
  resource: productInquiries,
  columns: [
    productInquiry('reference', 'Reference'),
    receivedColumn,
    productInquiry('form', 'Form'),
    productInquiry('status', 'Status'),
    productInquiry('spamReason', 'Why it is spam'),
    productInquiry('name', 'Name'),
    productInquiry('company', 'Company'),
    productInquiry('email', 'Email'),
    productInquiry('phone', 'Phone'),
    productInquiry('country', 'Country', { form: codeForm }),
    productInquiry('language', 'Language'),
    itemsColumn,
    productInquiry('documentsWanted', 'Documents wanted'),
    productInquiry('incoterm', 'Incoterm'),
    productInquiry('destination', 'Destination'),
    productInquiry('subject', 'Subject'),
    productInquiry('message', 'Message'),
    productInquiry('inquiryId', 'Inquiry', { form: referenceForm('inquiry') }),
    idColumn,
  ],
  identity: [{ field: 'reference' }],
  names: [namedBy('unit', 'symbol'), namedBy('inquiry')],
};

const application = columnsOf(careerApplications);
export const applicationFormat: TransferFormat = {
  resource: careerApplications,
  columns: [
    application('reference', 'Reference'),
    receivedColumn,
    application('name', 'Name'),
    application('email', 'Email'),
    application('phone', 'Phone'),
    application('position', 'Position'),
    application('experienceYears', 'Years of experience'),
    application('language', 'Language'),
    application('status', 'Status'),
    application('message', 'Message'),
    application('notes', 'Notes'),
    idColumn,
  ],
  identity: [{ field: 'reference' }],
  names: [],
};
