import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { mailMessages } from 'contract/email';
import type { ReactNode } from 'react';
import { Badge } from 'shared-ui';
import type { RowOf } from 'shared-ui/resource';
import { type MailFilesProps } from './file-chips';
import { MadeAtOnce } from './made-at-once';
import { MessageItem } from './message-item';

interface ReceivedItemProps {
  message: RowOf<typeof mailMessages>;
  files: MailFilesProps['files'];
  by: string;
  when: ReactNode;
}

/** A message that came into a mailbox. */
export function ReceivedItem({ message, files, by, when }: ReceivedItemProps) {
  const { isAutomatic, filedBy } = message;
  return (
    <>
      <p>
        {isAutomatic ? (
          <Trans>
            <strong>{by}</strong> answered automatically
          </Trans>
        ) : (
          <Trans>
            <strong>{by}</strong> wrote a mail
          </Trans>
        )}{' '}
        {isAutomatic ? <Badge>{t`Automatic answer`}</Badge> : null}
      </p>
      {when}
      {filedBy === 'order' ? <MadeAtOnce message={message} /> : null}
      <MessageItem message={message} files={files} />
    </>
  );
}
