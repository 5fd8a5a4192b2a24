import { t } from '@lingui/core/macro';
import { memo, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ErrorState, Skeleton, statusShade } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import type { StatusSum } from 'contract/inquiry';
import type { StatusRow } from '../common/use-statuses';
import { BoardCard } from './board-card';
import type { PressCard } from './board-drag';
import { ColumnHeading } from './column-head';
import { cardGap, cardHeight, Column, Scroller, Track } from './board-styles';
import type { BoardActions } from './use-board';
import { type ListQuery, useColumnCards } from './use-column-cards';
import type { Moves } from './use-moves';
import { useRoving } from './use-roving';
import { useWindow } from './use-window';

const itemHeight = cardHeight + cardGap;

interface BoardColumnProps {
  status: StatusRow;
  query: ListQuery;
  moves: Moves;
  /** What the inquiries of the column are worth. */
  sum: StatusSum | undefined;
  /** The card that is carried, wherever it is. */
  carriedId: string | undefined;
  /** The card that is carried by the pointer. */
  draggedId: string | undefined;
  /** Whether it would go to this column now. */
  isTarget: boolean;
  actions: BoardActions;
  /** Undefined where cards cannot be moved. */
  onPointerDown: PressCard | undefined;
  /** The id of the words that say how cards are moved by keys. */
  instructions: string;
}

/** A status with its cards. Those out of sight are not drawn, and not even read until one comes near them. */
function AnyBoardColumn(props: BoardColumnProps) {
  const { status, query, moves, isTarget } = props;
  const headingId = useId();
  const column = useColumnCards({ statusId: status._id, query, moves });
  return (
    <Column
      $mark={statusShade(status.color, 'mark')}
      aria-labelledby={headingId}
      data-status={status._id}
      {...(isTarget && { 'data-target': '' })}
    >
      <ColumnHeading id={headingId} status={status} total={column.total} sum={props.sum} />
      <ColumnContent {...props} column={column} />
    </Column>
  );
}

export const BoardColumn = memo(AnyBoardColumn);

interface ColumnContentProps extends BoardColumnProps {
  column: ReturnType<typeof useColumnCards>;
}

function ColumnContent({ column, ...props }: ColumnContentProps) {
  const { carriedId, draggedId, actions, onPointerDown, instructions, status } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { cards } = column;
  const { first, end } = useWindow({ scroller, count: cards.length, itemHeight });
  const roving = useRoving(cards);
  const showTo = useEffectEvent(column.showTo);
  // The scroll position is the box's: what it shows decides what is read.
  useEffect(() => showTo(end), [end]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its cards are reached by Tab
    <Scroller ref={scroller} data-scroller="" tabIndex={-1}>
      <Track aria-label={status.name} style={{ height: cards.length * itemHeight }}>
        {cards.slice(first, end).map((inquiry, index) => (
          <li key={inquiry._id} style={{ top: (first + index) * itemHeight }}>
            <BoardCard
              inquiry={inquiry}
              statusKind={status.kind}
              isCarried={carriedId === inquiry._id}
              isDragged={draggedId === inquiry._id}
              isReachable={roving.reachable === inquiry._id}
              onEnter={roving.enter}
              actions={actions}
              onPointerDown={onPointerDown}
              instructions={instructions}
            />
          </li>
        ))}
      </Track>
      <ColumnEnd column={column} />
    </Scroller>
  );
}

function ColumnEnd({ column }: Pick<ColumnContentProps, 'column'>) {
  const { cards, error, retry, hasMore, isReadingMore } = column;
  if (error !== null) {
    return (
      <ErrorState title={t`Could not load the cards`} onRetry={retry}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (isReadingMore || hasMore) return <Skeleton height={`${cardHeight}px`} />;
  return cards.length === 0 ? <p>{t`Nothing here.`}</p> : null;
}
