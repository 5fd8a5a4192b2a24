import { t } from '@lingui/core/macro';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { Button } from '../parts/button/button';
import { EmptyState } from '../parts/empty-state/empty-state';
import { ErrorState } from '../parts/error-state/error-state';
import { Spinner } from '../parts/spinner/spinner';
import { token } from '../tokens/token';
import type { LongListAnswer } from './use-long-list';

const Items = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & + button {
    margin-top: ${token.space[3]};
  }
`;

interface LongListProps {
  list: Omit<LongListAnswer<unknown>, 'items'> & { items: readonly unknown[] };
  /** Names the list in messages: "the history". */
  what: string;
  /** The content of an empty list. */
  empty: ReactNode;
  /** Replaces the default list element. */
  as?: typeof Items;
  moreLabel?: string;
  itemsRef?: RefObject<HTMLOListElement | null>;
  /** The items. */
  children: ReactNode;
}

/** A list in a sheet: loading, failed, empty, or items with a button for more. */
export function LongList(props: LongListProps) {
  const {
    list,
    what,
    empty,
    as: List = Items,
    moreLabel = t`Show more`,
    itemsRef,
    children,
  } = props;
  if (list.isPending) return <Spinner label={t`Loading ${what}`} />;
  if (list.error !== null) {
    return (
      <ErrorState title={t`Could not load ${what}`} onRetry={list.retry}>
        {messageOf(list.error)}
      </ErrorState>
    );
  }
  if (list.items.length === 0) {
    return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  }
  return (
    <>
      <List ref={itemsRef}>{children}</List>
      {list.hasMore ? (
        <Button variant="outline" isLoading={list.isReadingMore} onClick={list.readMore}>
          {moreLabel}
        </Button>
      ) : null}
    </>
  );
}
