import { mailMessages } from 'contract/email';
import { type ReactNode, useState } from 'react';
import { Badge, Button, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { type RowOf, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';

const Words = styled.blockquote`
  margin: ${token.space[2]} 0 0;
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  white-space: pre-wrap;
`;

const Quoted = styled.p`
  margin-top: ${token.space[2]};
  color: ${token.color.textMuted};
`;

interface ReceivedItemProps {
  message: RowOf<typeof mailMessages>;
  by: string;
  when: ReactNode;
}

/** A message that came into a mailbox. Its whole text is read when it is asked for. */
export function ReceivedItem({ message, by, when }: ReceivedItemProps) {
  const { _id, subject, excerpt, isAutomatic, attachmentCount } = message;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>
        <strong>{by}</strong> {isAutomatic ? 'answered automatically' : 'wrote a mail'}{' '}
        {isAutomatic ? <Badge>Automatic answer</Badge> : null}
      </p>
      {when}
      <p>{subject}</p>
      {isOpen ? <WholeText id={_id} /> : <Words>{excerpt}</Words>}
      <Button
        size="sm"
        variant="link"
        aria-expanded={isOpen}
        aria-label={isOpen ? `Fold “${subject}”` : `Read “${subject}”`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Fold' : 'Read'}
      </Button>
      {attachmentCount > 0 ? ` ${attachmentCount} attachments` : null}
    </>
  );
}

function WholeText({ id }: { id: string }) {
  const { data, error } = useResourceRecord(mailMessages, id);
  if (error)
    return <ErrorState title="The message could not be loaded">{messageOf(error)}</ErrorState>;
  if (data === undefined) return <Skeleton height="6rem" />;
  return (
    <Words>
      {data.text}
      {data.quoted === '' ? null : <Quoted>{data.quoted}</Quoted>}
    </Words>
  );
}
