import { dateTimeText } from 'contract';
import { type DeliveryWay, type documentDeliveries, languageName } from 'contract/document';
import { MailStatus } from '../mail/mail-status';
import { Badge } from '../parts/badge/badge';
import { TextCell } from '../table/cells/text-cell';
import { TwoLines } from '../table/cells/two-lines';
import type { Columns } from '../table/column';
import { documentKinds } from './document-kinds';

const ways: Readonly<Record<DeliveryWay, string>> = {
  request: 'Asked on the site',
  sent: 'Sent by staff',
  revision: 'New revision',
  'left-out': 'Left out',
};

/** The log of who got a document, for lists of one document, partner or inquiry. */
export const deliveryColumns: Columns<typeof documentDeliveries> = [
  {
    id: 'email',
    label: 'Recipient',
    sort: 'email',
    cell: ({ email, name }) => (
      <TwoLines>
        <span>{email}</span>
        {name === null ? null : <small>{name}</small>}
      </TwoLines>
    ),
  },
  {
    id: 'document',
    label: 'Document',
    role: 'fact',
    cell: ({ chemicalName, kind, language, revision, lotNumber }) => (
      <TwoLines>
        <span>{chemicalName}</span>
        <small>
          {[
            documentKinds[kind],
            languageName(language),
            ...(lotNumber === null ? [] : [`lot ${lotNumber}`]),
            ...(revision === null ? [] : [`revision ${revision}`]),
          ].join(', ')}
        </small>
      </TwoLines>
    ),
  },
  {
    id: 'way',
    label: 'How',
    width: 10,
    role: 'fact',
    cell: ({ way, reason, by }) => (
      <TwoLines>
        <span>{ways[way]}</span>
        <small>{reason ?? by}</small>
      </TwoLines>
    ),
  },
  {
    id: 'status',
    label: 'Email',
    width: 7,
    role: 'status',
    cell: ({ status }) => (status === null ? <Badge>None</Badge> : <MailStatus status={status} />),
  },
  {
    id: 'createdAt',
    label: 'When',
    width: 10.5,
    sort: 'createdAt',
    role: 'fact',
    cell: ({ createdAt }) => <TextCell value={dateTimeText(createdAt)} />,
  },
];
