import type { whatsAppInfos } from 'contract/content';
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
import { chatHref } from './chat-href';

type WhatsAppInfos = typeof whatsAppInfos;

export function WhatsAppInputs({ form }: InputsProps<WhatsAppInfos>) {
  return (
    <InputGrid>
      <TextField form={form} name="label" label="Label" help="Sales desk, Logistics." />
      <PhoneField form={form} name="number" label="Number" />
      <div data-wide>
        <TextareaField
          form={form}
          name="greeting"
          label="Greeting"
          help="What stands in the visitor’s message at first."
          rows={3}
        />
      </div>
      <div data-wide>
        <FlagField
          form={form}
          name="active"
          label="Shown on the site"
          help="Of several, the button writes to the first by label."
        />
      </div>
      <div data-wide>
        <ChatTest form={form} />
      </div>
    </InputGrid>
  );
}

/** Opens the same chat as the site's button, with the form's number and greeting. */
function ChatTest({ form }: InputsProps<WhatsAppInfos>) {
  const number = useFormValue<WhatsAppInfos, string>(form, 'number');
  const greeting = useFormValue<WhatsAppInfos, string>(form, 'greeting');
  if (number === null || !/^\+\d{7,15}$/.test(number)) return null;
  return (
    <Button variant="outline" asChild>
      <a href={chatHref({ number, greeting })} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden="true" /> Open in WhatsApp
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </Button>
  );
}
