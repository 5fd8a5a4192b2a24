import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, recordEndpoints } from 'contract';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { valueText } from '../form/value-text';
import { Button } from '../parts/button/button';
import { EmptyState } from '../parts/empty-state/empty-state';
import { ErrorState } from '../parts/error-state/error-state';
import { Sheet } from '../parts/sheet/sheet';
import { Spinner } from '../parts/spinner/spinner';
import { resourceKeys } from '../resource/resource-keys';
import type { AnyResource } from '../resource/resource-types';
import { dateTimeText } from '../table/format';
import { token } from '../tokens/token';

const Entries = styled.ol`
  display: grid;
  gap: ${token.space[5]};
  padding: 0 0 ${token.space[4]} ${token.space[4]};
  border-inline-start: 2px solid ${token.color.border};
  list-style: none;

  & > li {
    position: relative;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.4rem;
    inset-inline-start: calc(-1 * ${token.space[4]} - 0.375rem - 1px);
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${token.color.surfaceRaised};
    border-radius: 50%;
    background: ${token.color.brand};
  }
  & dl {
    display: grid;
    gap: ${token.space[1]};
    margin-top: ${token.space[1]};
    font-size: ${token.text.sm};
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

const When = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const verbs = {
  add: 'added this',
  update: 'changed this',
  remove: 'moved this to the trash',
  restore: 'took this out of the trash',
} as const satisfies Record<AuditEntry['action'], string>;

export interface HistorySheetProps {
  resource: AnyResource;
  id: string;
  /** Labels by field name; the name itself where there is none. */
  labels?: ReadonlyMap<string, string>;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who changed a record, when, and which fields from what to what: newest first. */
export function HistorySheet({ resource, id, labels, open, onOpenChange }: HistorySheetProps) {
  return (
    <Sheet title="History" open={open} onOpenChange={onOpenChange}>
      {open ? <HistoryEntries resource={resource} id={id} {...(labels && { labels })} /> : null}
    </Sheet>
  );
}

type HistoryEntriesProps = Pick<HistorySheetProps, 'resource' | 'id' | 'labels'>;

function HistoryEntries({ resource, id, labels }: HistoryEntriesProps) {
  const api = useApi();
  const history = useInfiniteQuery({
    queryKey: resourceKeys.history(resource, id),
    queryFn: ({ pageParam, signal }) => {
      const query = { resource: resource.name, recordId: id, page: pageParam };
      return api.call(recordEndpoints.history, { query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : null),
  });
  if (history.isPending) return <Spinner label="Loading the history" />;
  if (history.isError) {
    return (
      <ErrorState title="The history could not be loaded" onRetry={() => void history.refetch()}>
        {messageOf(history.error)}
      </ErrorState>
    );
  }
  const entries = history.data.pages.flatMap((page) => page.data);
  if (entries.length === 0) return <EmptyState title="No changes yet" />;
  return (
    <>
      <Entries>
        {entries.map((entry) => (
          <HistoryEntry key={entry._id} entry={entry} {...(labels && { labels })} />
        ))}
      </Entries>
      {history.hasNextPage ? (
        <Button
          variant="outline"
          isLoading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Older changes
        </Button>
      ) : null}
    </>
  );
}

interface HistoryEntryProps {
  entry: AuditEntry;
  labels?: ReadonlyMap<string, string>;
}

function HistoryEntry({ entry, labels }: HistoryEntryProps) {
  return (
    <li>
      <p>
        <strong>{entry.by ?? 'The system'}</strong> {verbs[entry.action]}
      </p>
      <When>
        <time dateTime={entry.at}>{dateTimeText(entry.at)}</time>
      </When>
      {entry.action === 'update' ? (
        <dl>
          {entry.changes.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{labels?.get(field) ?? field}</dt>
              <dd>
                <del>{valueText(from)}</del> → <ins>{valueText(to)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}
