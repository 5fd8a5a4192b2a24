import { inquiries, type Inquiry, inquiryEndpoints, type TimelineEntry } from 'contract';
import {
  Button,
  Card,
  ErrorState,
  mailRefreshAfter,
  messageOf,
  resourceKeys,
  Skeleton,
  token,
  useApi,
  useLongList,
} from 'shared-ui';
import styled from 'styled-components';
import { AddStep } from './add-step';
import { TimelineItem } from './timeline-item';

const Entries = styled.ol`
  display: grid;
  gap: ${token.space[5]};
  margin: ${token.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

const Add = styled.div`
  margin-top: ${token.space[5]};
  padding-top: ${token.space[4]};
  border-top: 1px solid ${token.color.border};
`;

const pageSize = 10;

interface TimelineProps {
  inquiry: Inquiry;
}

/** All that happened with an inquiry, the latest last, and right below it what comes next. */
export function Timeline({ inquiry: { _id, number } }: TimelineProps) {
  return (
    <Card title="Timeline">
      <Happened id={_id} />
      <Add>
        <AddStep inquiryId={_id} number={number} />
      </Add>
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
      {hasMore ? (
        <Button variant="outline" size="sm" isLoading={isReadingMore} onClick={readMore}>
          Show earlier
        </Button>
      ) : null}
      <Entries aria-label="What happened">
        {items.toReversed().map((entry) => (
          <TimelineItem key={`${entry.kind} ${entry._id}`} entry={entry} />
        ))}
      </Entries>
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
  return entry.kind === 'email' ? [entry.email] : [];
}
