import { t } from '@lingui/core/macro';
import type { AuditTrailEntry } from 'contract/record';
import { useState } from 'react';
import { Button, EmptyState, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import type { PageAddress } from 'shared-ui/resource';
import styled from 'styled-components';
import { byDay } from '../notification/by-day';
import { AuditLine } from './audit-line';
import type { useAudit } from './use-audit';

const Day = styled.section`
  & + & {
    margin-top: ${token.space[5]};
  }
  & > h2 {
    margin-bottom: ${token.space[1]};
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const More = styled.div`
  margin-top: ${token.space[4]};
`;

export interface AuditListProps {
  readonly audit: ReturnType<typeof useAudit>;
  readonly isFiltered: boolean;
  readonly hrefOf: PageAddress['hrefOf'];
}

/** The entries by day, in all states of their list. */
export function AuditList({ audit, isFiltered, hrefOf }: AuditListProps) {
  const { entries, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = audit;
  const [now] = useState(() => new Date());
  if (entries === undefined && error !== null) {
    return (
      <ErrorState title={t`The audit could not be read`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (entries === undefined) return <Skeleton height="16rem" />;
  if (entries.length === 0) {
    return isFiltered ? (
      <EmptyState title={t`No entry matches`}>
        {t`Choose a longer period, or clear the filters.`}
      </EmptyState>
    ) : (
      <EmptyState title={t`Nothing has happened yet`} />
    );
  }
  return (
    <>
      {byDay(entries.map(timed), now).map(({ day, items }) => (
        <Day key={day}>
          <h2>{day}</h2>
          <ul>
            {items.map(({ entry }) => (
              <AuditLine key={entry._id} entry={entry} hrefOf={hrefOf} />
            ))}
          </ul>
        </Day>
      ))}
      {hasNextPage ? (
        <More>
          <Button
            variant="outline"
            isLoading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t`Older entries`}
          </Button>
        </More>
      ) : null}
      {error === null ? null : (
        <ErrorState title={t`Older entries could not be read`} onRetry={() => void fetchNextPage()}>
          {messageOf(error)}
        </ErrorState>
      )}
    </>
  );
}

function timed(entry: AuditTrailEntry) {
  return { time: entry.at, entry };
}
