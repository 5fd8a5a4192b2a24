import { useState } from 'react';
import {
  DragPreview,
  originOf,
  type Point,
  type PreviewOrigin,
  usePointerDrag,
} from 'shared-ui/order';
import { CardContent } from './board-card';
import { Card, cardHeight } from './board-styles';
import type { InquiryRow } from './inquiry-cells';
import type { BoardActions, BoardController } from './use-board';

/** Milliseconds that a finger rests on a card before it drags it; before, it scrolls. */
const touchDelay = 180;

interface Preview {
  origin: PreviewOrigin;
  width: number;
}

/**
 * Dragging over the board by mouse and finger.
 *
 * @returns for `onPointerDown` of cards, and where the preview of one is drawn
 */
export function useBoardDrag(actions: BoardActions) {
  const [preview, setPreview] = useState<Preview>();
  const press = usePointerDrag<InquiryRow>({
    touchDelay,
    onPick: (inquiry, start) => {
      setPreview({ origin: originOf(start), width: start.element.offsetWidth });
      actions.pick(inquiry, { byKeys: false });
    },
    onMove: (_inquiry, point) => {
      const statusId = statusAt(point);
      if (statusId !== undefined) actions.carry(statusId);
    },
    onPut: actions.put,
    onLeave: actions.leave,
  });
  return { press, preview };
}

/** Starts to drag a card. */
export type PressCard = ReturnType<typeof useBoardDrag>['press'];

interface CarriedCardProps extends Pick<BoardController, 'carried'> {
  preview: Preview | undefined;
}

/** The card under the pointer. */
export function CarriedCard({ carried, preview }: CarriedCardProps) {
  if (carried === undefined || carried.byKeys || preview === undefined) return null;
  return (
    <DragPreview origin={preview.origin}>
      <Card as="div" style={{ width: preview.width, height: cardHeight }}>
        <CardContent inquiry={carried.inquiry} statusKind="open" isReachable={false} />
      </Card>
    </DragPreview>
  );
}

/** The status of the column at a point. */
function statusAt({ x, y }: Point) {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-status]');
  return column?.dataset['status'];
}
