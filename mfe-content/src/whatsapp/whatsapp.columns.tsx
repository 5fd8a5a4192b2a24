import { type WhatsAppInfo, whatsAppInfos } from 'contract';
import { type Columns, DateCell, TextCell, usePhoneText } from 'shared-ui';
import { FlagSwitch } from '../common/flag-switch';
import { WrappedCell } from '../common/wrapped-cell';

export const whatsAppColumns: Columns<typeof whatsAppInfos> = [
  {
    id: 'label',
    label: 'Label',
    sort: 'label',
    cell: ({ label }) => <WrappedCell>{label}</WrappedCell>,
  },
  { id: 'number', label: 'Number', cell: ({ number }) => <NumberCell number={number} /> },
  {
    id: 'greeting',
    label: 'Greeting',
    cell: ({ greeting }) => (
      <WrappedCell>
        <TextCell value={greeting} />
      </WrappedCell>
    ),
  },
  {
    id: 'active',
    label: 'Shown',
    cell: (info) => (
      <FlagSwitch
        resource={whatsAppInfos}
        row={info}
        field="active"
        value={info.active}
        label={`“${info.label}” is shown`}
      />
    ),
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];

function NumberCell({ number }: Pick<WhatsAppInfo, 'number'>) {
  const phoneText = usePhoneText();
  return <span>{phoneText(number)}</span>;
}
