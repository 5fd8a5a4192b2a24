import { t } from '@lingui/core/macro';
import type { ContactInfo, contactInfos } from 'contract/content';
import { Badge, usePhoneText } from 'shared-ui';
import { type Columns, DateCell, TextCell, TwoLines } from 'shared-ui/table';

export const contactInfoColumns: Columns<typeof contactInfos> = [
  {
    id: 'label',
    get label() {
      return t`Label`;
    },
    sort: 'label',
    cell: ({ label, primary }) => (
      <>
        {label} {primary ? <Badge tone="brand">{t`Primary`}</Badge> : null}
      </>
    ),
  },
  {
    id: 'address',
    get label() {
      return t`Address`;
    },
    role: 'fact',
    cell: ({ address }) => <TextCell value={address} />,
  },
  {
    id: 'phones',
    get label() {
      return t`Phones`;
    },
    width: 12,
    role: 'fact',
    cell: ({ phones }) => <PhonesCell phones={phones} />,
  },
  {
    id: 'emails',
    get label() {
      return t`Emails`;
    },
    cell: ({ emails }) => <FirstOf texts={emails} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
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
      {rest.length === 0 ? null : <small>{t`and ${{ count: rest.length }} more`}</small>}
    </TwoLines>
  );
}
