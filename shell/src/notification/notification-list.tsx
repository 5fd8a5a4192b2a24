import { t } from '@lingui/core/macro';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { EmptyState, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { byDay, byKind } from './by-day';
import { ClearAll } from './clear-all';
import { NotificationGroup } from './notification-group';
import { useNotifications } from './use-notifications';
import { useRemoveNotifications } from './use-remove-notifications';

const Box = styled.div`
  width: 20rem;
  max-width: 100%;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token.control.sm};
  margin-bottom: ${token.space[2]};

  & h2 {
    font-size: ${token.text.lg};
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0 -${token.space[2]};
  padding: 0;
  list-style: none;
`;

const Day = styled.section`
  & + & {
    margin-top: ${token.space[3]};
  }
  & > h3 {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;

export interface NotificationListProps {
  readonly onFollow: () => void;
}

/** The content of the notification panel. */
export function NotificationList({ onFollow }: NotificationListProps) {
  const { data = [] } = useNotifications();
  const remove = useRemoveNotifications();
  const [now] = useState(() => new Date());
  return (
    <Box>
      <Head>
        <h2>{t`Notifications`}</h2>
        {data.length === 0 ? null : <ClearAll count={data.length} onClear={() => remove('all')} />}
      </Head>
      {data.length === 0 ? (
        <NothingToShow />
      ) : (
        byDay(data, now).map(({ day, items }) => (
          <Day key={day}>
            <h3>{day}</h3>
            <Lines>
              {byKind(items).map((group) => (
                <NotificationGroup
                  key={group[0]?.kind}
                  items={group}
                  onFollow={onFollow}
                  onRemove={remove}
                />
              ))}
            </Lines>
          </Day>
        ))
      )}
    </Box>
  );
}

function NothingToShow() {
  const { status, error, refetch } = useNotifications();
  switch (status) {
    case 'pending':
      return (
        <Waiting aria-busy="true">
          <Skeleton height="2rem" />
          <Skeleton height="2rem" />
        </Waiting>
      );
    case 'error':
      return (
        <ErrorState title={t`Notifications are not available`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      );
    case 'success':
      return (
        <EmptyState title={t`Nothing new`} icon={<BellOff />}>
          {t`You will see here what needs your attention.`}
        </EmptyState>
      );
    default:
      return status satisfies never;
  }
}
