import { Tabs } from 'shared-ui';
import { DesktopMail, type MailProps, PhoneMail, TextMail } from './mail-views';

/** Previews a rendered message on a desktop, on a phone, and as plain text. */
export function MailPreview({ mail }: MailProps) {
  return (
    <Tabs
      label="Show the message as on"
      tabs={[
        { value: 'desktop', label: 'Desktop', content: <DesktopMail mail={mail} /> },
        { value: 'phone', label: 'Phone', content: <PhoneMail mail={mail} /> },
        { value: 'text', label: 'Text', content: <TextMail mail={mail} /> },
      ]}
    />
  );
}
