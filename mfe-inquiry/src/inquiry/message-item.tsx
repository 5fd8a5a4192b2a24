import { plural, t } from '@lingui/core/macro';
import type { mailMessages } from 'contract/email';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import type { RowOf } from 'shared-ui/resource';
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
          aria-label={isOpen ? t`Fold “${subject}”` : t`Read “${subject}”`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Fold` : t`Read`}
        </Button>
        <AnswerActions message={message} />
        {left > 0 ? <small>{leftText(left)}</small> : null}
      </Actions>
      <MailFiles files={files} />
    </>
  );
}

function leftText(count: number): string {
  return t`${plural(count, {
    one: '# attachment left on the mail server',
    other: '# attachments left on the mail server',
  })}`;
}
