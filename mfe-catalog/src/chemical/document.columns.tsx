import { t } from '@lingui/core/macro';
import { type documents } from 'contract/document';
import { Badge, StaffFileLink } from 'shared-ui';
import { type Columns, DateCell, NumberCell, TextCell, TwoLines } from 'shared-ui/table';
import { documentKinds } from 'shared-ui/document';
import { languageText } from 'shared-ui/i18n';

export const documentColumns: Columns<typeof documents> = [
  {
    id: 'title',
    get label() {
      return t`Document`;
    },
    sort: 'title',
    cell: ({ title, kind, lotNumber }) => (
      <TwoLines>
        <span>{title}</span>
        <small>
          {lotNumber === null
            ? documentKinds[kind]
            : t`${{ kind: documentKinds[kind] }}, lot ${lotNumber}`}
        </small>
      </TwoLines>
    ),
  },
  {
    id: 'access',
    get label() {
      return t`For visitors`;
    },
    width: 7.5,
    role: 'status',
    cell: ({ access, supersededAt }) => {
      if (supersededAt !== null) return <Badge>{t`Former`}</Badge>;
      return access === 'public' ? (
        <Badge tone="success">{t`Public`}</Badge>
      ) : (
        <Badge tone="info">{t`On request`}</Badge>
      );
    },
  },
  {
    id: 'language',
    get label() {
      return t`Language`;
    },
    width: 6.5,
    role: 'fact',
    cell: ({ language }) => languageText(language),
  },
  {
    id: 'revision',
    get label() {
      return t`Revision`;
    },
    width: 5.5,
    role: 'fact',
    cell: ({ revision }) => <TextCell value={revision} />,
  },
  {
    id: 'issuedOn',
    get label() {
      return t`Date`;
    },
    width: 7.25,
    sort: 'issuedOn',
    role: 'fact',
    cell: ({ issuedOn }) => <DateCell value={issuedOn} />,
  },
  {
    id: 'file',
    get label() {
      return t`File`;
    },
    width: 6.5,
    cell: ({ file, title }) => (
      <StaffFileLink name={file} label={t`Download ${title}`}>
        {t`Download`}
      </StaffFileLink>
    ),
  },
  {
    id: 'downloads',
    get label() {
      return t`Downloads`;
    },
    width: 6.5,
    align: 'end',
    hiddenBelow: 1500,
    cell: ({ downloads }) => <NumberCell value={downloads} />,
  },
  {
    id: 'recipients',
    get label() {
      return t`Recipients`;
    },
    width: 6.25,
    align: 'end',
    cell: ({ recipients }) => <NumberCell value={recipients} />,
  },
];
