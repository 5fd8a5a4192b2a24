import { type documents, languageName } from 'contract/document';
import { Badge, StaffFileLink } from 'shared-ui';
import { type Columns, DateCell, NumberCell, TextCell, TwoLines } from 'shared-ui/table';
import { documentKinds } from 'shared-ui/document';

export const documentColumns: Columns<typeof documents> = [
  {
    id: 'title',
    label: 'Document',
    sort: 'title',
    cell: ({ title, kind, lotNumber }) => (
      <TwoLines>
        <span>{title}</span>
        <small>
          {documentKinds[kind]}
          {lotNumber === null ? '' : `, lot ${lotNumber}`}
        </small>
      </TwoLines>
    ),
  },
  {
    id: 'access',
    label: 'For visitors',
    width: 7.5,
    role: 'status',
    cell: ({ access, supersededAt }) => {
      if (supersededAt !== null) return <Badge>Former</Badge>;
      return access === 'public' ? (
        <Badge tone="success">Public</Badge>
      ) : (
        <Badge tone="info">On request</Badge>
      );
    },
  },
  {
    id: 'language',
    label: 'Language',
    width: 6.5,
    role: 'fact',
    cell: ({ language }) => languageName(language),
  },
  {
    id: 'revision',
    label: 'Revision',
    width: 5.5,
    role: 'fact',
    cell: ({ revision }) => <TextCell value={revision} />,
  },
  {
    id: 'issuedOn',
    label: 'Date',
    width: 7.25,
    sort: 'issuedOn',
    role: 'fact',
    cell: ({ issuedOn }) => <DateCell value={issuedOn} />,
  },
  {
    id: 'file',
    label: 'File',
    width: 6.5,
    cell: ({ file, title }) => (
      <StaffFileLink name={file} label={`Download ${title}`}>
        Download
      </StaffFileLink>
    ),
  },
  {
    id: 'downloads',
    label: 'Downloads',
    width: 6.5,
    align: 'end',
    hiddenBelow: 1500,
    cell: ({ downloads }) => <NumberCell value={downloads} />,
  },
  {
    id: 'recipients',
    label: 'Recipients',
    width: 6.25,
    align: 'end',
    cell: ({ recipients }) => <NumberCell value={recipients} />,
  },
];
