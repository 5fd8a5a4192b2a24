import {
  emailCategories,
  emails,
  mailServers,
  suppressedAddresses,
  templates,
} from 'contract/email';
import { referenceForm } from '../transfer/format/cell-form';
import { receivedColumn } from '../transfer/format/received-column';
import { namedBy } from '../transfer/format/names';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const mailServer = columnsOf(mailServers);
/** Without the password, which is never read back. */
export const mailServerFormat: TransferFormat = {
  resource: mailServers,
  columns: [
    mailServer('name', 'Name'),
    mailServer('host', 'Host'),
    mailServer('port', 'Port'),
    mailServer('security', 'Encryption'),
    mailServer('username', 'User name'),
    mailServer('fromName', 'Name of the sender'),
    mailServer('fromAddress', 'Address of the sender'),
    mailServer('replyTo', 'Replies go to'),
    mailServer('bounceAddress', 'Bounces go to'),
    mailServer('isDefault', 'Default'),
    mailServer('sendsAccountLinks', 'Links for accounts'),
    mailServer('maxPerMinute', 'Messages a minute'),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [],
};

const emailCategory = columnsOf(emailCategories);
export const emailCategoryFormat: TransferFormat = {
  resource: emailCategories,
  columns: [emailCategory('name', 'Name'), emailCategory('description', 'Description'), idColumn],
  identity: [{ field: 'name' }],
  names: [],
};

const template = columnsOf(templates);
export const templateFormat: TransferFormat = {
  resource: templates,
  columns: [
    template('name', 'Name'),
    template('categoryId', 'Category', { form: referenceForm('emailCategory') }),
    template('confirms', 'Confirms'),
    template('subject', 'Subject'),
    template('html', 'HTML'),
    template('text', 'Text'),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [namedBy('emailCategory')],
};

const email = columnsOf(emails);
export const emailFormat: TransferFormat = {
  resource: emails,
  columns: [
    email('to', 'To'),
    email('toName', 'Name'),
    email('subject', 'Subject'),
    email('status', 'Status'),
    { ...receivedColumn, label: 'Queued' },
    email('sentAt', 'Sent'),
    email('attempts', 'Attempts'),
    email('reply', 'The server’s reply'),
    email('smtpId', 'Server', { form: referenceForm('smtp') }),
    email('messageId', 'Message-ID'),
    idColumn,
  ],
  identity: [],
  names: [namedBy('smtp')],
};

const suppressedAddress = columnsOf(suppressedAddresses);
export const suppressedAddressFormat: TransferFormat = {
  resource: suppressedAddresses,
  columns: [
    suppressedAddress('email', 'Email'),
    suppressedAddress('reason', 'Reason'),
    suppressedAddress('note', 'Note'),
    { ...receivedColumn, label: 'Since' },
    idColumn,
  ],
  identity: [{ field: 'email' }],
  names: [],
};
