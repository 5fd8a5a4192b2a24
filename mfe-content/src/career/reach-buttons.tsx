import type { CareerApplication } from 'contract/content';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, useRecordHrefs, phoneHref } from 'shared-ui';

interface ReachButtonsProps {
  application: Pick<CareerApplication, 'email' | 'phone'>;
}

/** The shortest ways to an applicant: the panel's own mail where it is there, else the machine's, and the phone. */
export function ReachButtons({ application: { email, phone } }: ReachButtonsProps) {
  const mailForm = useRecordHrefs().add('email', { to: email });
  const call = phone === null ? undefined : phoneHref(phone);
  const words = (
    <>
      <Mail /> Write
    </>
  );
  return (
    <>
      {call === undefined ? null : (
        <Button asChild variant="outline">
          <a href={call}>
            <Phone /> Call
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
