import { t } from '@lingui/core/macro';
import { type WhatsAppInfo, whatsAppInfos } from 'contract/content';
import { usePhoneText } from 'shared-ui';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { FlagSwitch } from '../common/flag-switch';

export const whatsAppColumns: Columns<typeof whatsAppInfos> = [
  {
    id: 'label',
    get label() {
      return t`Label`;
    },
    sort: 'label',
    cell: ({ label }) => label,
  },
  {
    id: 'number',
    get label() {
      return t`Number`;
    },
    width: 11,
    role: 'fact',
    cell: ({ number }) => <NumberCell number={number} />,
  },
  {
    id: 'greeting',
    get label() {
      return t`Greeting`;
    },
    role: 'fact',
    cell: ({ greeting }) => <TextCell value={greeting} />,
  },
  {
    id: 'active',
    get label() {
      return t`Shown`;
    },
    width: 5.5,
    role: 'status',
    cell: (info) => (
      <FlagSwitch
        resource={whatsAppInfos}
        row={info}
        field="active"
        value={info.active}
        label={t`“${{ title: info.label }}” is shown`}
      />
    ),
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

function NumberCell({ number }: Pick<WhatsAppInfo, 'number'>) {
  const phoneText = usePhoneText();
  return <span>{phoneText(number)}</span>;
}
