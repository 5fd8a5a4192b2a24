import { t } from '@lingui/core/macro';
import type { TimelineEntry } from 'contract/inquiry';
import type { ReactNode } from 'react';
import { Button, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import type { LongListAnswer } from 'shared-ui/resource';
import styled from 'styled-components';
import { TimelineItem } from './timeline-item';

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

interface TimelineEntriesProps {
  label: string;
  list: LongListAnswer<TimelineEntry>;
  /** What stands below an entry: the other messages of its thread. */
  renderThread?: (entry: TimelineEntry) => ReactNode;
}

/** Entries of a timeline, with a button for those before. */
export function TimelineEntries({ label, list, renderThread }: TimelineEntriesProps) {
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
      <ErrorState title={t`The timeline could not be loaded`} onRetry={retry}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Entries aria-label={label}>
        {items.map((entry) => (
          <TimelineItem key={`${entry.kind} ${entry._id}`} entry={entry}>
            {renderThread?.(entry)}
          </TimelineItem>
        ))}
      </Entries>
      {hasMore ? (
        <Earlier>
          <Button variant="outline" size="sm" isLoading={isReadingMore} onClick={readMore}>
            {t({ message: 'Show earlier', context: 'entries' })}
          </Button>
        </Earlier>
      ) : null}
    </>
  );
}
