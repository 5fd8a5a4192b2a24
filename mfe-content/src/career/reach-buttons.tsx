import { t } from '@lingui/core/macro';
import type { CareerApplication } from 'contract/content';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, phoneHref } from 'shared-ui';
import { useMailFormHref } from 'shared-ui/mail';

interface ReachButtonsProps {
  application: Pick<CareerApplication, 'email' | 'phone'>;
}

/**
 * Buttons to write to or call an applicant; mail opens the panel's form if the email remote is present, else a
 * `mailto:` link.
 */
export function ReachButtons({ application: { email, phone } }: ReachButtonsProps) {
  const mailForm = useMailFormHref({ to: email });
  const call = phone === null ? undefined : phoneHref(phone);
  const words = (
    <>
      <Mail /> {t`Write`}
    </>
  );
  return (
    <>
      {call === undefined ? null : (
        <Button asChild variant="outline">
          <a href={call}>
            <Phone /> {t({ message: 'Call', context: 'action' })}
          </a>
        </Button>
      )}
      <Button asChild variant="outline">
        {mailForm === undefined ? (
          <a href={`mailto:${email}`}>{words}</a>
        ) : (
          <Link to={mailForm}>{words}</Link>
        )}
      </Button>
    </>
  );
}
