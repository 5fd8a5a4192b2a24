import { t } from '@lingui/core/macro';
import { type AnswerOf, dateTimeText } from 'contract';
import { type ArrivedMail, type mailboxEndpoints } from 'contract/email';
import { Inbox, Paperclip } from 'lucide-react';
import { EmptyState, Pagination } from 'shared-ui';
import { FootFrame, FootPages, numberText } from 'shared-ui/table';
import { List, MessageLine, Panes } from '../common/message-list';
import { ArrivedMessage } from './arrived-message';

interface ArrivedListProps {
  answer: AnswerOf<typeof mailboxEndpoints.list>;
  openedId: string | undefined;
}

/** The received mail, latest first, with the open message beside it. */
export function ArrivedList({ answer, openedId }: ArrivedListProps) {
  const { data, total, page, pageSize } = answer;
  if (total === 0) {
    return (
      <EmptyState title={t`Nothing has arrived yet`} icon={<Inbox />}>
        {t`What is sent by the development mail server comes up here within seconds.`}
      </EmptyState>
    );
  }
  const pageCount = Math.ceil(total / pageSize);
  return (
    <Panes>
      <div>
        <List aria-label={t`Arrived mail`}>
          {data.map((mail) => (
            <li key={mail._id}>
              <MailLine mail={mail} page={page} isOpened={mail._id === openedId} />
            </li>
          ))}
        </List>
        <FootFrame>
          <output>{t`${{ count: numberText(total) }} arrived`}</output>
          <FootPages>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={(target) => `?page=${target}`}
              label={t`Pages of arrived mail`}
            />
          </FootPages>
        </FootFrame>
      </div>
      {openedId === undefined ? (
        <EmptyState
          title={t`Choose a message`}
        >{t`It is shown here as its recipient gets it.`}</EmptyState>
      ) : (
        <ArrivedMessage key={openedId} id={openedId} />
      )}
    </Panes>
  );
}

interface MailLineProps {
  mail: ArrivedMail;
  page: number;
  isOpened: boolean;
}

function MailLine({ mail, page, isOpened }: MailLineProps) {
  const { _id, subject, to, at, hasAttachments } = mail;
  return (
    <MessageLine
      to={`?${new URLSearchParams({ ...(page > 1 && { page: String(page) }), mail: _id })}`}
      preventScrollReset
      {...(isOpened && { 'aria-current': 'true' })}
    >
      <span>
        {hasAttachments ? <Paperclip aria-label={t`With attachments`} /> : null}
        {subject === '' ? t`(no subject)` : subject}
      </span>
      <small>{to.join(', ')}</small>
      <small>{dateTimeText(at)}</small>
    </MessageLine>
  );
}
