import type { mailMessages } from 'contract/email';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import type { RowOf } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';
import styled from 'styled-components';
import { AnswerActions } from './answer-actions';
import { MailFiles, type MailFilesProps } from './file-chips';
import { MessageWords, WholeMessage } from './whole-message';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  margin-top: ${token.space[1]};

  & > small {
    color: ${token.color.textMuted};
  }
`;

interface MessageItemProps {
  message: RowOf<typeof mailMessages>;
  /** Its stored attachments. */
  files: MailFilesProps['files'];
}

/** The subject and text of a message, either way. Its whole text is read when it is asked for. */
export function MessageItem({ message, files }: MessageItemProps) {
  const { _id, subject, excerpt, attachmentCount } = message;
  const left = attachmentCount - files.length;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>{subject}</p>
      {isOpen ? <WholeMessage id={_id} /> : <MessageWords>{excerpt}</MessageWords>}
      <Actions>
        <Button
          size="sm"
          variant="link"
          aria-expanded={isOpen}
          aria-label={isOpen ? `Fold “${subject}”` : `Read “${subject}”`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Fold' : 'Read'}
        </Button>
        <AnswerActions message={message} />
        {left > 0 ? <small>{countText(left, leftOnServer)}</small> : null}
      </Actions>
      <MailFiles files={files} />
    </>
  );
}

const leftOnServer = {
  one: 'attachment left on the mail server',
  many: 'attachments left on the mail server',
};
