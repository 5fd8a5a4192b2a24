import { type AnswerOf, dateTimeText } from 'contract';
import { type ArrivedMail, type mailboxEndpoints } from 'contract/email';
import { Inbox, Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import { breakpoint, EmptyState, focusRing, Pagination, token } from 'shared-ui';
import { FootFrame, FootPages, numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { ArrivedMessage } from './arrived-message';

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(16rem, 2fr) minmax(0, 3fr);
  gap: ${token.space[5]};
  align-items: start;

  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.ul`
  overflow: hidden;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  list-style: none;

  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
`;

const Line = styled(Link)`
  display: grid;
  gap: 0.125rem;
  padding: ${token.space[3]} ${token.space[4]};
  color: ${token.color.text};
  font-size: ${token.text.md};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[aria-current] {
    background: ${token.color.surfaceSelected};
  }
  & > span {
    font-weight: ${token.weight.medium};
  }
  & > small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-end: ${token.space[1]};
    vertical-align: text-bottom;
  }
`;

interface ArrivedListProps {
  answer: AnswerOf<typeof mailboxEndpoints.list>;
  openedId: string | undefined;
}

/** The received mail, latest first, with the open message beside it. */
export function ArrivedList({ answer, openedId }: ArrivedListProps) {
  const { data, total, page, pageSize } = answer;
  if (total === 0) {
    return (
      <EmptyState title="Nothing has arrived yet" icon={<Inbox />}>
        What is sent by the development mail server comes up here within seconds.
      </EmptyState>
    );
  }
  const pageCount = Math.ceil(total / pageSize);
  return (
    <Panes>
      <div>
        <List aria-label="Arrived mail">
          {data.map((mail) => (
            <li key={mail._id}>
              <MailLine mail={mail} page={page} isOpened={mail._id === openedId} />
            </li>
          ))}
        </List>
        <FootFrame>
          <output>{numberText(total)} arrived</output>
          <FootPages>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={(target) => `?page=${target}`}
              label="Pages of arrived mail"
            />
          </FootPages>
        </FootFrame>
      </div>
      {openedId === undefined ? (
        <EmptyState title="Choose a message">It is shown here as its recipient gets it.</EmptyState>
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
    <Line
      to={`?${new URLSearchParams({ ...(page > 1 && { page: String(page) }), mail: _id })}`}
      preventScrollReset
      {...(isOpened && { 'aria-current': 'true' })}
    >
      <span>
        {hasAttachments ? <Paperclip aria-label="With attachments" /> : null}
        {subject === '' ? '(no subject)' : subject}
      </span>
      <small>{to.join(', ')}</small>
      <small>{dateTimeText(at)}</small>
    </Line>
  );
}
