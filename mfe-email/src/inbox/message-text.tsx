import { useQuery } from '@tanstack/react-query';
import { type MailMessage, mailMessageEndpoints, mailMessages } from 'contract/email';
import { useState } from 'react';
import { Button, Tabs, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { MailFrame } from 'shared-ui/mail';
import { resourceKeys } from 'shared-ui/resource';
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

function Formatted({ message }: { message: MailMessage }) {
  const { _id: id, html, subject, remotePictures } = message;
  const [isAsked, setIsAsked] = useState(false);
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(mailMessages), 'pictures', id],
    queryFn: ({ signal }) => api.call(mailMessageEndpoints.pictures, { id, signal }),
    enabled: isAsked,
  });
  const pictured = data?.data.html;
  return (
    <>
      {remotePictures > 0 && !isAsked ? (
        <Button size="sm" variant="outline" onClick={() => setIsAsked(true)}>
          Show {remotePictures} pictures of other servers
        </Button>
      ) : null}
      <MailFrame
        title={`Message: ${subject}`}
        html={pictured ?? html ?? ''}
        height="50vh"
        pictures={pictured === undefined ? 'none' : 'https'}
      />
    </>
  );
}
