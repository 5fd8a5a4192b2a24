import { languageText } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type DeliveryWay, type documentDeliveries } from 'contract/document';
import { MailStatus } from '../mail/mail-status';
import { Badge } from '../parts/badge/badge';
import { TextCell } from '../table/cells/text-cell';
import { TwoLines } from '../table/cells/two-lines';
import type { Columns } from '../table/column';
import { documentKinds } from './document-kinds';

const ways: Readonly<Record<DeliveryWay, string>> = {
  get request() {
    return t`Asked on the site`;
  },
  get sent() {
    return t`Sent by staff`;
  },
  get revision() {
    return t`New revision`;
  },
  get 'left-out'() {
    return t`Left out`;
  },
};

/** The log of who got a document, for lists of one document, partner or inquiry. */
export const deliveryColumns: Columns<typeof documentDeliveries> = [
  {
    id: 'email',
    get label() {
      return t`Recipient`;
    },
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
    get label() {
      return t`Document`;
    },
    role: 'fact',
    cell: ({ chemicalName, kind, language, revision, lotNumber }) => (
      <TwoLines>
        <span>{chemicalName}</span>
        <small>
          {[
            documentKinds[kind],
            languageText(language),
            ...(lotNumber === null ? [] : [t`lot ${lotNumber}`]),
            ...(revision === null ? [] : [t`revision ${revision}`]),
          ].join(', ')}
        </small>
      </TwoLines>
    ),
  },
  {
    id: 'way',
    get label() {
      return t`How`;
    },
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
    get label() {
      return t`Email`;
    },
    width: 7,
    role: 'status',
    cell: ({ status }) =>
      status === null ? (
        <Badge>{t({ message: 'None', context: 'email' })}</Badge>
      ) : (
        <MailStatus status={status} />
      ),
  },
  {
    id: 'createdAt',
    get label() {
      return t`When`;
    },
    width: 10.5,
    sort: 'createdAt',
    role: 'fact',
    cell: ({ createdAt }) => <TextCell value={dateTimeText(createdAt)} />,
  },
];
