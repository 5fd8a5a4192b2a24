import { useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { focusRing, statusShade, token } from 'shared-ui';
import styled from 'styled-components';
import type { StatusRow } from '../common/use-statuses';
import type { OrderActions } from './status-order';

/* The finger that drags it does not scroll the page. */
const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  max-width: 16rem;
  min-height: ${token.control.md};
  padding: 0 ${token.space[3]} 0 ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.md};
  font: inherit;
  font-size: ${token.text.md};
  font-weight: ${token.weight.medium};
  cursor: grab;
  touch-action: none;
  ${focusRing}

  & > svg {
    flex: none;
    width: 1rem;
    opacity: 0.7;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-carried] {
    box-shadow: 0 0 0 2px ${token.color.brand};
    cursor: grabbing;
  }
`;

interface OrderChipProps {
  status: StatusRow;
  place: number;
  isCarried: boolean;
  actions: OrderActions;
}

/** One column of the board: carried by mouse or finger, or with Space and the arrow keys. */
export function OrderChip({ status, place, isCarried, actions }: OrderChipProps) {
  const { _id: id, name, color } = status;
  const { listeners, setNodeRef } = useDraggable({ id });
  const { setNodeRef: setPlaceRef } = useDroppable({ id: `place-${place}`, data: { place } });

  function press(event: KeyboardEvent) {
    const act = isCarried ? carriedKeys[event.key] : idleKeys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act(actions, { id, place });
  }
  return (
    <li ref={setPlaceRef}>
      <Chip
        {...listeners}
        ref={setNodeRef}
        type="button"
        aria-roledescription="column to move"
        aria-label={`${name}, place ${place + 1}`}
        aria-pressed={isCarried}
        {...(isCarried && { 'data-carried': '' })}
        style={{ background: statusShade(color, 'soft'), color: statusShade(color, 'text') }}
        onKeyDown={press}
        onBlur={() => isCarried && actions.leave()}
      >
        <GripVertical aria-hidden="true" />
        <span>{name}</span>
      </Chip>
    </li>
  );
}

type Keys = Readonly<
  Record<string, (actions: OrderActions, chip: { id: string; place: number }) => void>
>;

const idleKeys: Keys = { ' ': ({ pick }, { id }) => pick(id) };

const carriedKeys: Keys = {
  ' ': ({ put }, chip) => put(chip),
  Enter: ({ put }, chip) => put(chip),
  Escape: ({ leave }) => leave(),
  ArrowLeft: ({ carry }, { id, place }) => carry(id, place - 1),
  ArrowUp: ({ carry }, { id, place }) => carry(id, place - 1),
  ArrowRight: ({ carry }, { id, place }) => carry(id, place + 1),
  ArrowDown: ({ carry }, { id, place }) => carry(id, place + 1),
};
