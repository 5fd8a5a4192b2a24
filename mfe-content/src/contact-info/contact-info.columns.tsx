import type { ContactInfo, contactInfos } from 'contract';
import { Badge, type Columns, DateCell, TextCell, token, usePhoneText } from 'shared-ui';
import styled from 'styled-components';
import { WrappedCell } from '../common/wrapped-cell';

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[2]};
  max-width: 18rem;
  overflow-wrap: anywhere;
`;

const Lines = styled.span`
  display: grid;
  width: max-content;
  max-width: 18rem;
  overflow-wrap: anywhere;

  & > small {
    color: ${token.color.textMuted};
  }
`;

export const contactInfoColumns: Columns<typeof contactInfos> = [
  {
    id: 'label',
    label: 'Label',
    sort: 'label',
    cell: ({ label, primary }) => (
      <Name>
        {label} {primary ? <Badge tone="brand">Primary</Badge> : null}
      </Name>
    ),
  },
  {
    id: 'address',
    label: 'Address',
    cell: ({ address }) => (
      <WrappedCell>
        <TextCell value={address} />
      </WrappedCell>
    ),
  },
  { id: 'phones', label: 'Phones', cell: ({ phones }) => <PhonesCell phones={phones} /> },
  { id: 'emails', label: 'Emails', cell: ({ emails }) => <FirstOf texts={emails} /> },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];

function PhonesCell({ phones }: Pick<ContactInfo, 'phones'>) {
  const phoneText = usePhoneText();
  return <FirstOf texts={phones.map(phoneText)} />;
}

/** The first of several texts, and how many more there are. */
function FirstOf({ texts }: { texts: readonly string[] }) {
  const [first, ...rest] = texts;
  if (first === undefined) return <TextCell value={null} />;
  return (
    <Lines>
      {first}
      {rest.length === 0 ? null : <small>and {rest.length} more</small>}
    </Lines>
  );
}
