import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FollowUpKind, TimelineEntry } from 'contract/inquiry';
import {
  Mail,
  MailOpen,
  MessageSquareText,
  PencilLine,
  Phone,
  Send,
  StickyNote,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTimeText } from 'contract';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { AnswerItem } from './answer-item';
import { ChangeWords } from './change-words';
import { FollowUpItem } from './follow-up-item';
import { MailItem } from './mail-item';
import { ReceivedItem } from './received-item';

const Item = styled.li`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${token.space[3]};
  overflow-wrap: anywhere;

  &:not(:last-child) {
    position: relative;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 2rem;
    bottom: calc(-1 * ${token.space[5]} + 0.25rem);
    inset-inline-start: 0.875rem;
    border-inline-start: 1px solid ${token.color.border};
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};

  &[data-kind='message'],
  &[data-kind='received'] {
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
  }
  &[data-kind='email'],
  &[data-kind='answer'] {
    background: ${token.color.successSoft};
    color: ${token.color.onSuccessSoft};
  }
  &[data-kind='followUp'] {
    background: ${token.color.infoSoft};
    color: ${token.color.onInfoSoft};
  }
  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;

const When = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
`;

/** Plain text: keeps line breaks, renders no markup. */
const Message = styled.blockquote`
  margin: ${token.space[2]} 0 0;
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  white-space: pre-wrap;
`;

const followUpIcons: Readonly<Record<FollowUpKind, ReactNode>> = {
  call: <Phone />,
  email: <Mail />,
  meeting: <Users />,
  note: <StickyNote />,
};

interface EntryProps {
  entry: TimelineEntry;
}

interface TimelineItemProps extends EntryProps {
  /** Below the entry. */
  children?: ReactNode;
}

/** One entry of the timeline, with its author and time. */
export function TimelineItem({ entry, children }: TimelineItemProps) {
  return (
    <Item>
      <Icon aria-hidden="true" data-kind={entry.kind}>
        {iconOf(entry)}
      </Icon>
      <div>
        <EntryContent entry={entry} />
        {children}
      </div>
    </Item>
  );
}

function iconOf(entry: TimelineEntry): ReactNode {
  switch (entry.kind) {
    case 'change':
      return <PencilLine />;
    case 'followUp':
      return followUpIcons[entry.followUp.kind];
    case 'message':
      return <MessageSquareText />;
    case 'email':
    case 'answer':
      return <Send />;
    case 'received':
      return <MailOpen />;
    default:
      return entry satisfies never;
  }
}

function EntryContent({ entry }: EntryProps) {
  const by = entry.by ?? t`The system`;
  const when = (
    <When>
      <time dateTime={entry.at}>{dateTimeText(entry.at)}</time>
    </When>
  );
  switch (entry.kind) {
    case 'change':
      return <ChangeWords entry={entry.entry} by={by} when={when} />;
    case 'followUp':
      return <FollowUpItem followUp={entry.followUp} by={entry.by} when={when} />;
    case 'message':
      return (
        <>
          <p>{entry.offer ? <Asked by={by} offer={entry.offer} /> : <Wrote by={by} />}</p>
          {when}
          <Message>{entry.text}</Message>
        </>
      );
    case 'email':
      return <MailItem mail={entry.email} files={entry.files} by={by} when={when} />;
    case 'answer':
      return (
        <AnswerItem
          message={entry.message}
          mail={entry.email}
          files={entry.files}
          by={by}
          when={when}
        />
      );
    case 'received':
      return <ReceivedItem message={entry.message} files={entry.files} by={by} when={when} />;
    default:
      return entry satisfies never;
  }
}

interface AskedProps {
  by: string;
  offer: { readonly number: string; readonly revision: number };
}

function Asked({ by, offer: { number, revision } }: AskedProps) {
  return (
    <Trans>
      <strong>{by}</strong> asked about offer {number}, version {revision}
    </Trans>
  );
}

function Wrote({ by }: Pick<AskedProps, 'by'>) {
  return (
    <Trans>
      <strong>{by}</strong> wrote
    </Trans>
  );
}
