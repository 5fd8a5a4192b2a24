import { t } from '@lingui/core/macro';
import { mailMessages } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type FormTarget } from 'shared-ui/form';
import { InquiryForm } from './inquiry-form';
import { MailInquiry } from './mail-inquiry';

function AddInquiryPage() {
  const [address] = useSearchParams();
  const target = targetOf(address.get('copy'));
  const mail = mailMessages.id.safeParse(address.get('mail'));
  if (mail.success) {
    return (
      <>
        <PageHeader
          title={t`New inquiry`}
          description={t`Read from a message. Nothing is made until you save; the message then belongs to the inquiry.`}
        />
        <MailInquiry key={mail.data} messageId={mail.data} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t`New inquiry`}
        description={
          target.kind === 'copy'
            ? t`With the contact and the items of another one; message and attachments are its own.`
            : t`What came by phone, by mail or at a fair. A name is enough to start with.`
        }
      />
      <InquiryForm key={address.get('copy')} target={target} />
    </>
  );
}

function targetOf(copied: string | null): FormTarget {
  const id = inquiries.id.safeParse(copied);
  return id.success ? { kind: 'copy', id: id.data } : { kind: 'new' };
}

export { AddInquiryPage as Component };
