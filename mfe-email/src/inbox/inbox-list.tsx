import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dateTimeText } from 'contract';
import type { mailMessages, MailMessageState } from 'contract/email';
import { Inbox, Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState, Pagination } from 'shared-ui';
import type { Page, RowOf } from 'shared-ui/resource';
import { FootFrame, FootPages } from 'shared-ui/table';
import { List, MessageLine, Panes } from '../common/message-list';
import { inboxHref, mailAccountHref } from '../routes';
import { InboxMessage } from './inbox-message';
import { MessageMarks } from './message-marks';

type Row = RowOf<typeof mailMessages>;

interface InboxListProps {
  answer: Page<Row>;
  state: MailMessageState;
  openedId: string | undefined;
}

/** The messages of a state, latest first, with the open one beside them. */
export function InboxList({ answer, state, openedId }: InboxListProps) {
  const { data, total, page, pageSize } = answer;
  if (total === 0 && openedId === undefined) return <NoMessages state={state} />;
  return (
    <Panes>
      <div>
        <List aria-label={t`Messages`}>
          {data.map((message) => (
            <li key={message._id}>
              <Line message={message} state={state} isOpened={message._id === openedId} />
            </li>
          ))}
        </List>
        <FootFrame>
          <output>{t`${plural(total, { one: '# message', other: '# messages' })}`}</output>
          <FootPages>
            <Pagination
              page={page}
              pageCount={Math.ceil(total / pageSize)}
              hrefOf={(target) => `${inboxHref({ state })}&page=${target}`}
              label={t`Pages of messages`}
            />
          </FootPages>
        </FootFrame>
      </div>
      {openedId === undefined ? (
        <EmptyState title={t`Choose a message`}>
          {t`What it may belong to is offered beside it, one key each.`}
        </EmptyState>
      ) : (
        <InboxMessage key={openedId} id={openedId} />
      )}
    </Panes>
  );
}

function NoMessages({ state }: Pick<InboxListProps, 'state'>) {
  return (
    <EmptyState title={t`No messages here`} icon={<Inbox />}>
      {state === 'tray' ? (
        <Trans>
          Everything that came in is filed. <Link to={mailAccountHref()}>Mailboxes</Link> says where
          mail is read from.
        </Trans>
      ) : (
        t`Nothing was put here yet.`
      )}
    </EmptyState>
  );
}

interface LineProps {
  message: Row;
  state: MailMessageState;
  isOpened: boolean;
}

function Line({ message, state, isOpened }: LineProps) {
  const { _id, subject, fromName, fromAddress, receivedAt, excerpt, attachmentCount } = message;
  return (
    <MessageLine
      to={inboxHref({ state, message: _id })}
      preventScrollReset
      {...(isOpened && { 'aria-current': 'true' })}
    >
      <span>
        {attachmentCount > 0 ? <Paperclip aria-label={t`With attachments`} /> : null}
        {subject === '' ? t`(no subject)` : subject}
      </span>
      <small>
        {fromName || fromAddress || t`No sender`}, {dateTimeText(receivedAt)}
      </small>
      <small>{excerpt}</small>
      <MessageMarks message={message} />
    </MessageLine>
  );
}
