import type { ContactInfo, contactInfos } from 'contract/content';
import { Badge, usePhoneText } from 'shared-ui';
import { type Columns, DateCell, TextCell, TwoLines } from 'shared-ui/table';

export const contactInfoColumns: Columns<typeof contactInfos> = [
  {
    id: 'label',
    label: 'Label',
    sort: 'label',
    cell: ({ label, primary }) => (
      <>
        {label} {primary ? <Badge tone="brand">Primary</Badge> : null}
      </>
    ),
  },
  {
    id: 'address',
    label: 'Address',
    role: 'fact',
    cell: ({ address }) => <TextCell value={address} />,
  },
  {
    id: 'phones',
    label: 'Phones',
    width: 12,
    role: 'fact',
    cell: ({ phones }) => <PhonesCell phones={phones} />,
  },
  { id: 'emails', label: 'Emails', cell: ({ emails }) => <FirstOf texts={emails} /> },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];

function PhonesCell({ phones }: Pick<ContactInfo, 'phones'>) {
  const phoneText = usePhoneText();
  return <FirstOf texts={phones.map(phoneText)} />;
}

/** The first of several texts and the number of others. */
function FirstOf({ texts }: { texts: readonly string[] }) {
  const [first, ...rest] = texts;
  if (first === undefined) return <TextCell value={null} />;
  return (
    <TwoLines>
      <span>{first}</span>
      {rest.length === 0 ? null : <small>and {rest.length} more</small>}
    </TwoLines>
  );
}
