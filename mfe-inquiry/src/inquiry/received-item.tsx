import type { mailMessages } from 'contract/email';
import type { ReactNode } from 'react';
import { Badge } from 'shared-ui';
import type { RowOf } from 'shared-ui/resource';
import { MessageItem } from './message-item';

interface ReceivedItemProps {
  message: RowOf<typeof mailMessages>;
  by: string;
  when: ReactNode;
}

/** A message that came into a mailbox. */
export function ReceivedItem({ message, by, when }: ReceivedItemProps) {
  const { isAutomatic } = message;
  return (
    <>
      <p>
        <strong>{by}</strong> {isAutomatic ? 'answered automatically' : 'wrote a mail'}{' '}
        {isAutomatic ? <Badge>Automatic answer</Badge> : null}
      </p>
      {when}
      <MessageItem message={message} />
    </>
  );
}
