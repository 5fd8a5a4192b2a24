import { plural, t } from '@lingui/core/macro';
import type { TimelineEntry } from 'contract/inquiry';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { TimelineEntries } from './timeline-entries';
import { useTimeline } from './use-timeline';

const Thread = styled.div`
  margin-top: ${token.space[3]};

  & > ol,
  & > div {
    margin-top: ${token.space[4]};
  }
`;

interface TimelineThreadProps {
  inquiryId: string;
  entry: TimelineEntry;
}

/** The earlier mails of the thread whose newest one the entry is, when they are asked for. */
export function TimelineThread({ inquiryId, entry }: TimelineThreadProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (entry.kind !== 'received' && entry.kind !== 'answer') return null;
  const { thread, message } = entry;
  if (thread.count < 2) return null;
  const count = thread.count - 1;
  const words = t`${plural(count, { one: '# earlier mail', other: '# earlier mails' })}`;
  return (
    <Thread>
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        aria-label={t`${words} with “${{ subject: message.subject }}”`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <ChevronDown /> : <ChevronRight />} {words}
      </Button>
      {isOpen ? <Earlier inquiryId={inquiryId} threadId={thread.id} newest={entry._id} /> : null}
    </Thread>
  );
}

interface EarlierProps {
  inquiryId: string;
  threadId: string;
  newest: string;
}

function Earlier({ inquiryId, threadId, newest }: EarlierProps) {
  const list = useTimeline(inquiryId, { threadId });
  const items = list.items.filter(({ _id }) => _id !== newest);
  return <TimelineEntries label={t`Earlier mails`} list={{ ...list, items }} />;
}
