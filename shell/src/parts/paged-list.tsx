import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState, ErrorState, Pagination, Skeleton } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { listSize } from './list-size';

interface Listed<Item> {
  readonly data: readonly Item[];
  readonly total: number;
  readonly page: number;
}

export interface PagedListProps<Item> {
  readonly query: UseQueryResult<Listed<Item>>;
  readonly hrefOf: (page: number) => string;
  /** Shown in place of an empty list. */
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A page of a list in all its states. */
export function PagedList<Item>({ query, hrefOf, empty, children }: PagedListProps<Item>) {
  const { data, error, refetch } = query;
  if (error !== null && data === undefined) {
    return (
      <ErrorState title={t`This list could not be read`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="12rem" />;
  if (data.data.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <>
      {children(data.data)}
      <Pagination page={data.page} pageCount={Math.ceil(data.total / listSize)} hrefOf={hrefOf} />
    </>
  );
}
