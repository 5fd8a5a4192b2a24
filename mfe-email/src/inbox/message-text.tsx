import type { MailMessage } from 'contract/email';
import { Tabs, token } from 'shared-ui';
import { MailFrame } from 'shared-ui/mail';
import styled from 'styled-components';
import { PlainText } from '../common/message-facts';

const Quoted = styled.details`
  margin-top: ${token.space[2]};

  & > summary {
    margin-bottom: ${token.space[2]};
    color: ${token.color.textMuted};
    cursor: pointer;
  }
`;

const Note = styled.p`
  margin-bottom: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

/** What the sender wrote; what they quote is folded, and their formatting is a tab of its own. */
export function MessageText({ message }: { message: MailMessage }) {
  const words = <Words message={message} />;
  if (message.html === null) return words;
  return (
    <Tabs
      label="Show the message as"
      tabs={[
        { value: 'text', label: 'Text', content: words },
        { value: 'html', label: 'As sent', content: <Formatted message={message} /> },
      ]}
    />
  );
}

function Words({ message: { text, quoted } }: { message: MailMessage }) {
  return (
    <>
      <PlainText label="The message as plain text" text={text} />
      {quoted === '' ? null : (
        <Quoted>
          <summary>The message that it answers</summary>
          <PlainText label="The quoted message" text={quoted} />
        </Quoted>
      )}
    </>
  );
}

function Formatted({ message: { html, subject, remotePictures } }: { message: MailMessage }) {
  return (
    <>
      {remotePictures === 0 ? null : (
        <Note>Pictures of other servers are left out: they would tell them that it was read.</Note>
      )}
      <MailFrame title={`Message: ${subject}`} html={html ?? ''} height="50vh" />
    </>
  );
}
