import { t } from '@lingui/core/macro';
import { whatsAppInfos } from 'contract/content';
import { ExternalLink } from 'lucide-react';
import { Button, VisuallyHidden } from 'shared-ui';
import {
  FlagField,
  InputGrid,
  type InputsProps,
  PhoneField,
  TextareaField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { useLoadedRows } from 'shared-ui/resource';
import { chatHref } from './chat-href';

type WhatsAppInfos = typeof whatsAppInfos;

export function WhatsAppInputs({ form }: InputsProps<WhatsAppInfos>) {
  return (
    <InputGrid>
      <TextField form={form} name="label" label={t`Label`} help={t`Sales desk, Logistics.`} />
      <PhoneField form={form} name="number" label={t`Number`} />
      <div data-wide>
        <TextareaField
          form={form}
          name="greeting"
          label={t`Greeting`}
          help={t`What stands in the visitor’s message at first.`}
          rows={3}
        />
      </div>
      <div data-wide>
        <FlagField
          form={form}
          name="active"
          label={t`Shown on the site`}
          help={useButtonWords(form)}
        />
      </div>
      <div data-wide>
        <ChatTest form={form} />
      </div>
    </InputGrid>
  );
}

/** Which number the button writes to once the form is saved. */
function useButtonWords(form: InputsProps<WhatsAppInfos>['form']): string {
  const label = useFormValue<WhatsAppInfos, string>(form, 'label') ?? '';
  const isActive = useFormValue<WhatsAppInfos, boolean>(form, 'active') === true;
  const rows = useLoadedRows(whatsAppInfos) ?? [];
  const others = rows.filter(({ _id, active }) => active && _id !== form.record?._id);
  const labels = [...others.map((one) => one.label), ...(isActive ? [label] : [])];
  const [first] = labels.toSorted((one, other) => one.localeCompare(other));
  if (others.length === 0 || first === undefined || first === '')
    return t`The button on every page writes to it.`;
  return t`Of several, the button writes to the first by label: “${first}”.`;
}

/** Opens the same chat as the site's button, with the form's number and greeting. */
function ChatTest({ form }: InputsProps<WhatsAppInfos>) {
  const number = useFormValue<WhatsAppInfos, string>(form, 'number');
  const greeting = useFormValue<WhatsAppInfos, string>(form, 'greeting');
  if (number === null || !/^\+\d{7,15}$/.test(number)) return null;
  return (
    <Button variant="outline" asChild>
      <a href={chatHref({ number, greeting })} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden="true" /> {t`Open in WhatsApp`}
        <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
      </a>
    </Button>
  );
}
