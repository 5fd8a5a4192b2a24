import { t } from '@lingui/core/macro';
import { Tabs } from 'shared-ui';
import { DesktopMail, type MailProps, PhoneMail, TextMail } from './mail-views';

/** Previews a rendered message on a desktop, on a phone, and as plain text. */
export function MailPreview({ mail }: MailProps) {
  return (
    <Tabs
      label={t`Show the message as on`}
      tabs={[
        { value: 'desktop', label: t`Desktop`, content: <DesktopMail mail={mail} /> },
        {
          value: 'phone',
          label: t({ message: 'Phone', context: 'device' }),
          content: <PhoneMail mail={mail} />,
        },
        { value: 'text', label: t`Text`, content: <TextMail mail={mail} /> },
      ]}
    />
  );
}
