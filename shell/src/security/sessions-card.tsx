import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { dateTimeText, shellRoutes } from 'contract';
import { accountEndpoints, type Session } from 'contract/staff';
import { useSearchParams } from 'react-router-dom';
import { Badge, Button, Card } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';
import { PagedList } from '../parts/paged-list';
import { LineActions, StackedHead, StackedTable } from '../parts/stacked-table';
import { listSize } from '../parts/list-size';

const sessionsKey = ['sessions'] as const;

/** Where the signed-in admin is signed in. */
export function SessionsCard() {
  const api = useApi();
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const query = useQuery({
    queryKey: [...sessionsKey, page],
    queryFn: ({ signal }) =>
      api.call(accountEndpoints.sessions, { query: { page, pageSize: listSize }, signal }),
    placeholderData: keepPreviousData,
  });
  const end = useEndSessions();
  const others = (query.data?.total ?? 1) - 1;
  return (
    <Card
      title={t`Sessions`}
      description={t`Where you are signed in. End what you do not know, and change your password.`}
      actions={
        others > 0 ? (
          <Button
            variant="outline"
            size="sm"
            isLoading={end.isBusy}
            onClick={() => void end.run(undefined)}
          >
            {t`End all others`}
          </Button>
        ) : null
      }
    >
      <PagedList
        query={query}
        hrefOf={(to) => `${shellRoutes.security}?${new URLSearchParams({ page: String(to) })}`}
        empty={{ title: t`No session`, text: t`You are signed in nowhere.` }}
      >
        {(sessions) => <SessionTable sessions={sessions} onEnd={(id) => void end.run(id)} />}
      </PagedList>
    </Card>
  );
}

interface SessionTableProps {
  readonly sessions: readonly Session[];
  readonly onEnd: (id: string) => void;
}

function SessionTable({ sessions, onEnd }: SessionTableProps) {
  return (
    <StackedTable>
      <StackedHead columns={[t`Device`, t`Address`, t`Signed in`, t`Last used`]} />
      <tbody>
        {sessions.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              {deviceOf(one)} {one.isCurrent ? <Badge tone="brand">{t`This one`}</Badge> : null}
            </th>
            <td data-label={t`Address`}>{one.address ?? t`the server itself`}</td>
            <td data-label={t`Signed in`}>{dateTimeText(one.createdAt)}</td>
            <td data-label={t`Last used`}>{dateTimeText(one.lastUsedAt)}</td>
            <td>
              {one.isCurrent ? null : (
                <LineActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`End the session on ${{ deviceOf: deviceOf(one) }}`}
                    onClick={() => onEnd(one._id)}
                  >
                    {t`End`}
                  </Button>
                </LineActions>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

function deviceOf({ device }: Session): string {
  return device ?? t`An unknown device`;
}

/** Ends one session, or all others. */
function useEndSessions() {
  const api = useApi();
  const cache = useQueryClient();
  return useAction(
    async (id: string | undefined) => {
      if (id === undefined) await api.call(accountEndpoints.endOtherSessions);
      else await api.call(accountEndpoints.endSession, { id });
    },
    {
      success: t`Signed out there`,
      failure: t`No session was ended`,
      onSuccess: () => cache.invalidateQueries({ queryKey: sessionsKey }),
    },
  );
}
