import { t } from '@lingui/core/macro';
import type { StatusKind } from 'contract/inquiry';
import { type KeyboardEvent, memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DueText } from '../common/due-text';
import { itemsText } from '../common/item-line';
import { ValueAmount } from '../common/value-cell';
import { editInquiryHref } from '../routes';
import { AssigneeMark } from './assignee-cell';
import type { PressCard } from './board-drag';
import { Card, CardLine } from './board-styles';
import { type InquiryRow, PriorityMark } from './inquiry-cells';
import { MoveMenu } from './move-menu';
import type { BoardActions } from './use-board';

interface BoardCardProps extends CardContentProps {
  isCarried: boolean;
  /** Whether it is carried by the pointer. */
  isDragged: boolean;
  onEnter: (id: string) => void;
  actions: BoardActions;
  /** Undefined where cards cannot be moved. */
  onPointerDown: PressCard | undefined;
  instructions: string;
}

/** A card that is dragged by mouse or finger, or with Space and the arrow keys. */
function AnyBoardCard(props: BoardCardProps) {
  const { inquiry, isCarried, isDragged, isReachable, instructions, statusKind } = props;
  const { onEnter, onPointerDown, actions } = props;
  const navigate = useNavigate();

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    const isPick = event.key === ' ' && !isCarried;
    if (isPick && onPointerDown === undefined) return;
    const act = isCarried ? carriedKeys[event.key] : idleKeys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act({ actions, inquiry, card: event.currentTarget, open: visit });
  }
  function visit() {
    void navigate(editInquiryHref(inquiry._id));
  }
  return (
    <Card
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is picked up by keys
      tabIndex={isReachable ? 0 : -1}
      aria-label={`${inquiry.number}, ${inquiry.contactName}`}
      aria-describedby={instructions}
      aria-roledescription={onPointerDown === undefined ? t`card` : t`card to move`}
      data-card={inquiry._id}
      {...(isCarried && { 'data-carried': '' })}
      {...(isDragged && { 'data-dragged': '' })}
      onFocus={() => onEnter(inquiry._id)}
      onBlur={(event) => {
        if (isCarried && event.target === event.currentTarget) actions.leave();
      }}
      onKeyDown={press}
      onPointerDown={(event) => onPointerDown?.(event, inquiry)}
    >
      <CardContent
        inquiry={inquiry}
        statusKind={statusKind}
        isReachable={isReachable}
        {...(onPointerDown !== undefined && { onMove: actions.moveTo })}
      />
    </Card>
  );
}

export const BoardCard = memo(AnyBoardCard);

interface CardContentProps {
  inquiry: InquiryRow;
  statusKind: StatusKind;
  isReachable: boolean;
}

interface MovableProps extends CardContentProps {
  /** Left out where the card is but a picture under the pointer. */
  onMove?: BoardActions['moveTo'];
}

function AnyCardContent({ inquiry, statusKind, isReachable, onMove }: MovableProps) {
  const { number, contactName, company, itemNames, subject, nextFollowUpAt, value } = inquiry;
  const tabIndex = isReachable ? 0 : -1;
  return (
    <>
      <CardLine>
        <Link to={editInquiryHref(inquiry._id)} tabIndex={tabIndex} draggable={false}>
          {number}
        </Link>
        {onMove === undefined ? null : (
          <MoveMenu inquiry={inquiry} tabIndex={tabIndex} onMove={onMove} />
        )}
      </CardLine>
      <p data-strong="" title={contactName}>
        <PriorityMark priority={inquiry.priority} />
        {contactName}
      </p>
      <CardLine data-quiet="">
        <span>{company ?? '—'}</span>
        {value === null ? null : <ValueAmount value={value} />}
      </CardLine>
      <p title={itemNames.join(', ')}>{itemsText(itemNames) || subject || '—'}</p>
      <CardLine>
        <DueText dueAt={nextFollowUpAt} statusKind={statusKind} />
        <AssigneeMark id={inquiry.assignedTo} />
      </CardLine>
    </>
  );
}

/** What stands on a card: not drawn anew while others are dragged over the board. */
export const CardContent = memo(AnyCardContent);

interface KeyPress {
  actions: BoardActions;
  inquiry: InquiryRow;
  card: HTMLElement;
  open: () => void;
}

type Keys = Readonly<Record<string, (press: KeyPress) => void>>;

const idleKeys: Keys = {
  ' ': ({ actions, inquiry }) => actions.pick(inquiry, { byKeys: true }),
  Enter: ({ open }) => open(),
  ArrowDown: ({ card }) => focusBeside(card, 'nextElementSibling'),
  ArrowUp: ({ card }) => focusBeside(card, 'previousElementSibling'),
};

const carriedKeys: Keys = {
  ' ': ({ actions }) => actions.put(),
  Enter: ({ actions }) => actions.put(),
  Escape: ({ actions }) => actions.leave(),
  ArrowLeft: ({ actions }) => actions.step(-1),
  ArrowRight: ({ actions }) => actions.step(1),
};

function focusBeside(card: HTMLElement, side: 'nextElementSibling' | 'previousElementSibling') {
  const next = card.parentElement?.[side]?.querySelector('[data-card]');
  if (next instanceof HTMLElement) next.focus();
}
