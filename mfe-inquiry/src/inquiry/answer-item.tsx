import { Trans } from '@lingui/react/macro';
import type { emails, mailMessages } from 'contract/email';
import type { ReactNode } from 'react';
import { MailStatus } from 'shared-ui/mail';
import type { RowOf } from 'shared-ui/resource';
import { type MailFilesProps } from './file-chips';
import { MailReply } from './mail-reply';
import { MessageItem } from './message-item';

interface AnswerItemProps {
  message: RowOf<typeof mailMessages>;
  files: MailFilesProps['files'];
  /** Null where the reader may not see the ledger. */
  mail: RowOf<typeof emails> | null;
  by: string;
  when: ReactNode;
}

/** An answer of staff to a message, with its delivery status. */
export function AnswerItem({ message, files, mail, by, when }: AnswerItemProps) {
  const to = mail?.to;
  return (
    <>
      <p>
        {to === undefined ? (
          <Trans>
            <strong>{by}</strong> answered
          </Trans>
        ) : (
          <Trans>
            <strong>{by}</strong> answered {to}
          </Trans>
        )}{' '}
        {mail === null ? null : <MailStatus status={mail.status} />}
      </p>
      {when}
      {mail === null ? null : <MailReply mail={mail} />}
      <MessageItem message={message} files={files} />
    </>
  );
}
