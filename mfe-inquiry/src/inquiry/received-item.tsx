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
        <strong>{by}</strong> {isAutomatic ? 'answered automatically' : 'wrote a mail'}{' '}
        {isAutomatic ? <Badge>Automatic answer</Badge> : null}
      </p>
      {when}
      {filedBy === 'order' ? <MadeAtOnce message={message} /> : null}
      <MessageItem message={message} files={files} />
    </>
  );
}
