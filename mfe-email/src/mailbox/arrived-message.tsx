import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type AnswerOf, dateTimeText } from 'contract';
import { mailboxEndpoints } from 'contract/email';
import { Paperclip } from 'lucide-react';
import { bytesText, Card, ErrorState, Skeleton, type Tab, Tabs } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { MailFrame } from 'shared-ui/mail';
import { Facts, Files, PlainText } from '../common/message-facts';

type Mail = AnswerOf<typeof mailboxEndpoints.get>['data'];

/** A received message: HTML in a sandboxed frame, plain text, headers, and attachment names. */
export function ArrivedMessage({ id }: { id: string }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['mailbox', 'mail', id],
    queryFn: async ({ signal }) => {
      const answer = await api.call(mailboxEndpoints.get, { id, signal });
      return answer.data;
    },
  });
  if (error !== null) {
    return (
      <ErrorState title={t`The message could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="24rem" />;
  return (
    <Card title={data.subject === '' ? t`(no subject)` : data.subject}>
      <MailFacts mail={data} />
      <Tabs label={t`Show the message as`} tabs={tabsOf(data)} />
      {data.attachments.length === 0 ? null : (
        <Files aria-label={t`Attachments`}>
          {data.attachments.map(({ name, mime, size }, index) => (
            <li key={index}>
              <Paperclip aria-hidden="true" />
              {name} ({mime}, {bytesText(size)})
            </li>
          ))}
        </Files>
      )}
    </Card>
  );
}

function MailFacts({ mail: { from, to, cc, replyTo, at, size } }: { mail: Mail }) {
  const facts = [
    [t`From`, from],
    [t`Delivered to`, to.join(', ')],
    ['Cc', cc.join(', ')],
    [t`Reply to`, replyTo ?? ''],
    [t`Arrived`, `${dateTimeText(at)}, ${bytesText(size)}`],
  ];
  return (
    <Facts>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </Facts>
  );
}

function tabsOf({ html, text, headers, subject }: Mail): readonly Tab[] {
  return [
    ...(html === null
      ? []
      : [
          {
            value: 'html',
            label: 'HTML',
            content: <MailFrame title={t`Message: ${subject}`} html={html} height="60vh" />,
          },
        ]),
    ...(text === null
      ? []
      : [
          {
            value: 'text',
            label: t`Text`,
            content: <PlainText label={t`The message as plain text`} text={text} />,
          },
        ]),
    {
      value: 'headers',
      label: t`Headers`,
      content: <PlainText label={t`The headers of the message`} text={headers} />,
    },
  ];
}
