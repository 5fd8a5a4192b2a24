import { inquiries, type Inquiry, inquiryEndpoints, type TimelineEntry } from 'contract/inquiry';
import { Button, Card, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { mailRefreshAfter } from 'shared-ui/mail';
import { resourceKeys, useLongList } from 'shared-ui/resource';
import styled from 'styled-components';
import { Composer } from './composer';
import { TimelineItem } from './timeline-item';
import { useOpened } from './use-opened';
import { WritingSpace } from './writing-space';

const Entries = styled.ol`
  display: grid;
  gap: ${token.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Earlier = styled.div`
  margin-top: ${token.space[4]};
`;

const pageSize = 10;

interface TimelineProps {
  inquiry: Inquiry;
}

/** The composer, and below it what happened, latest first. */
export function Timeline({ inquiry }: TimelineProps) {
  useOpened(inquiry);
  return (
    <Card title="Conversation">
      <WritingSpace inquiry={inquiry}>
        <Composer inquiry={inquiry} />
        <Happened id={inquiry._id} />
      </WritingSpace>
    </Card>
  );
}

function Happened({ id }: { id: string }) {
  const list = useTimeline(id);
  const { items, error, retry, isPending, hasMore, isReadingMore, readMore } = list;
  if (isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height="8rem" />
      </div>
    );
  }
  if (error !== null) {
    return (
      <ErrorState title="The timeline could not be loaded" onRetry={retry}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Entries aria-label="What happened">
        {items.map((entry) => (
          <TimelineItem key={`${entry.kind} ${entry._id}`} entry={entry} />
        ))}
      </Entries>
      {hasMore ? (
        <Earlier>
          <Button variant="outline" size="sm" isLoading={isReadingMore} onClick={readMore}>
            Show earlier
          </Button>
        </Earlier>
      ) : null}
    </>
  );
}

function useTimeline(id: string) {
  const api = useApi();
  return useLongList<TimelineEntry>(
    [...resourceKeys.all(inquiries), 'timeline', id],
    (page, signal) =>
      api.call(inquiryEndpoints.timeline, { id, query: { page, pageSize }, signal }),
    { refreshAfter: (entries) => mailRefreshAfter(entries.flatMap(mailOf)) },
  );
}

function mailOf(entry: TimelineEntry) {
  if (entry.kind === 'email') return [entry.email];
  return entry.kind === 'answer' && entry.email !== null ? [entry.email] : [];
}
