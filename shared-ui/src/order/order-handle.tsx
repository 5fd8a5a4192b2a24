import { t } from '@lingui/core/macro';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../parts/icon-button/icon-button';
import { Tooltip } from '../parts/tooltip/tooltip';
import { token } from '../tokens/token';
import { useListOrder } from './list-order-context';
import { orderHint } from './order-words';
import type { OrderActions } from './use-carried-order';

/* Dragging by finger does not scroll the page; the checkbox beside it is larger than it looks. */
const Grip = styled(IconButton)`
  position: relative;
  z-index: 1;
  width: 1.5rem;
  margin-inline-end: ${token.space[1]};
  vertical-align: middle;
  color: ${token.color.textMuted};
  cursor: grab;
  touch-action: none;

  li > && {
    margin-inline: -0.375rem -0.25rem;
  }
  &[aria-pressed='true'] {
    cursor: grabbing;
  }
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

interface OrderHandleProps {
  id: string;
  /** The record's name. */
  name: string;
  /** The index of the row, from 0. */
  place: number;
}

/** Moves a row of an ordered list by mouse, finger or keys (Space, arrows, Space; Escape cancels). */
export function OrderHandle({ id, name, place }: OrderHandleProps) {
  const order = useListOrder();
  if (order === undefined) return null;
  const { whyNot, carriedId, hintId, actions } = order;
  const isCarried = carriedId === id;

  function press(event: KeyboardEvent) {
    const act = isCarried ? carriedKeys[event.key] : idleKeys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    if (whyNot === undefined) act(actions, { id, place });
  }
  return (
    <Tooltip content={orderHint(order)} isDisabled={carriedId !== undefined}>
      <Grip
        label={t`Move ${name}`}
        size="sm"
        aria-pressed={isCarried}
        aria-disabled={whyNot !== undefined}
        aria-describedby={hintId}
        onKeyDown={press}
        onBlur={() => isCarried && actions.leave()}
        onPointerDown={(event) => {
          if (whyNot === undefined) order.press(event, id);
        }}
      >
        <GripVertical />
      </Grip>
    </Tooltip>
  );
}

type Keys = Readonly<
  Record<string, (actions: OrderActions, row: { id: string; place: number }) => void>
>;

const idleKeys: Keys = { ' ': ({ pick }, { id }) => pick(id) };

const carriedKeys: Keys = {
  ' ': ({ put }, row) => put(row),
  Enter: ({ put }, row) => put(row),
  Escape: ({ leave }) => leave(),
  ArrowUp: ({ carry }, { id, place }) => carry(id, place - 1),
  ArrowDown: ({ carry }, { id, place }) => carry(id, place + 1),
};
