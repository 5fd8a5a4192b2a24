import { DndContext } from '@dnd-kit/core';
import { useState } from 'react';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import type { StatusRow } from '../common/use-statuses';
import { OrderChip } from './order-chip';
import { useOrderDrag } from './use-order-drag';
import { moved, useReorder } from './use-reorder';

const Strip = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin: 0 0 ${token.space[5]};
  padding: 0;
  list-style: none;
`;

const Hint = styled.p`
  margin: 0 0 ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const screenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the left and right arrow keys to move it, Space to put it down, Escape to leave it.',
};

interface Carried {
  id: string;
  /** Where it stands for as long as it is carried. */
  place: number;
}

/** The columns of the board in their order, which one changes by mouse, finger or keys. */
export function StatusOrder() {
  const { shown, reorder } = useReorder();
  const [carried, setCarried] = useState<Carried>();
  const [said, say] = useState('');
  const order = arranged(shown, carried);

  function put({ id, place }: Carried) {
    setCarried(undefined);
    const ids = arranged(shown, { id, place }).map(({ _id }) => _id);
    const isSame = ids.every((one, index) => one === shown[index]?._id);
    say(isSame ? 'Put back. Nothing has changed.' : `Put at place ${place + 1} of ${ids.length}.`);
    if (!isSame) reorder(ids);
  }
  function pick(id: string) {
    const place = shown.findIndex(({ _id }) => _id === id);
    setCarried({ id, place });
    say(`Picked up ${shown[place]?.name ?? ''}, place ${place + 1} of ${shown.length}.`);
  }
  function carry(id: string, place: number) {
    if (place < 0 || place >= shown.length || carried?.place === place) return;
    setCarried({ id, place });
    say(`Place ${place + 1} of ${shown.length}.`);
  }
  function leave() {
    setCarried(undefined);
    say('Put back. Nothing has changed.');
  }
  const actions = { pick, carry, put, leave };
  const context = useOrderDrag({ carried, actions });
  return (
    <DndContext {...context} accessibility={{ announcements: silent, screenReaderInstructions }}>
      <Hint>
        Drag the columns into their order, or pick one up with Space and move it by arrows.
      </Hint>
      <Strip aria-label="Order of the columns">
        {order.map((status, place) => (
          <OrderChip
            key={status._id}
            status={status}
            place={place}
            isCarried={carried?.id === status._id}
            actions={actions}
          />
        ))}
      </Strip>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </DndContext>
  );
}

/** What can be done with a chip: `place` counts from 0. */
export interface OrderActions {
  pick: (id: string) => void;
  carry: (id: string, place: number) => void;
  put: (carried: Carried) => void;
  leave: () => void;
}

function arranged(shown: readonly StatusRow[], carried: Carried | undefined) {
  if (carried === undefined) return shown;
  const from = shown.findIndex(({ _id }) => _id === carried.id);
  return moved(shown, from, carried.place);
}
