import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type MailMessage, mailMessageEndpoints, mailMessages } from 'contract/email';
import { useState } from 'react';
import { Button, Tabs, token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
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

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
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
      label={t`Show the message as`}
      tabs={[
        { value: 'text', label: t`Text`, content: words },
        { value: 'html', label: t`As sent`, content: <Formatted message={message} /> },
      ]}
    />
  );
}

function Words({ message: { text, quoted } }: { message: MailMessage }) {
  return (
    <>
      <PlainText label={t`The message as plain text`} text={text} />
      {quoted === '' ? null : (
        <Quoted>
          <summary>{t`The message that it answers`}</summary>
          <PlainText label={t`The quoted message`} text={quoted} />
        </Quoted>
      )}
    </>
  );
}

function Formatted({ message }: { message: MailMessage }) {
  const { html, subject, remotePictures } = message;
  const [isAsked, setIsAsked] = useState(false);
  const pictures = usePictures(message, isAsked);
  const shown = pictures.data?.html ?? html ?? '';
  return (
    <>
      {remotePictures === 0 ? null : (
        <Note>
          <output>{pictureWords(pictures)}</output>
          {pictures.data === undefined ? (
            <Button
              size="sm"
              variant="outline"
              isLoading={pictures.isFetching}
              onClick={() => (isAsked ? void pictures.refetch() : setIsAsked(true))}
            >
              {t`Show pictures`}
            </Button>
          ) : null}
        </Note>
      )}
      <MailFrame title={t`Message: ${subject}`} html={shown} height="50vh" />
    </>
  );
}

function pictureWords({ data, error, isFetching }: ReturnType<typeof usePictures>): string {
  if (error !== null) return t`The pictures could not be loaded: ${{ reason: messageOf(error) }}`;
  if (isFetching) return t`The pictures are being fetched.`;
  if (data === undefined)
    return t`Pictures of other servers are left out: they would tell them that it was read.`;
  return data.missing === 0
    ? t`The pictures were fetched by this server.`
    : t`Pictures that could not be fetched: ${{ count: data.missing }}.`;
}

/** Fetched by the server when somebody asks for them: the panel loads nothing of others. */
function usePictures({ _id: id }: MailMessage, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(mailMessages), 'pictures', id],
    queryFn: async ({ signal }) =>
      (await api.call(mailMessageEndpoints.pictures, { id, signal })).data,
    enabled,
    staleTime: Infinity,
    retry: false,
  });
}
