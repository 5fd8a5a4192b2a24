import { type DragEvent, useState } from 'react';

/** What the grip of a row takes. */
export interface GripProps {
  draggable: true;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
}

interface Drag {
  from: number;
  over: number | undefined;
}

/** Lets rows be dragged by their grips to another row's place; nothing else that is dragged over them counts. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();

  function begin({ currentTarget, dataTransfer }: DragEvent, from: number) {
    const row = currentTarget.closest('li');
    // Firefox drags nothing that has no data.
    dataTransfer.setData('text/plain', '');
    dataTransfer.effectAllowed = 'move';
    if (row !== null) dataTransfer.setDragImage(row, row.clientWidth, 20);
    setDrag({ from, over: undefined });
  }
  function enter(event: DragEvent, over: number) {
    if (drag === undefined) return;
    event.preventDefault();
    if (drag.over !== over) setDrag({ ...drag, over });
  }
  function drop(event: DragEvent, to: number) {
    if (drag === undefined) return;
    event.preventDefault();
    setDrag(undefined);
    if (drag.from !== to) onMove(drag.from, to);
  }
  return {
    gripProps: (index: number): GripProps => ({
      draggable: true,
      onDragStart: (event) => begin(event, index),
      onDragEnd: () => setDrag(undefined),
    }),
    rowProps: (index: number) => ({
      onDragOver: (event: DragEvent) => enter(event, index),
      onDrop: (event: DragEvent) => drop(event, index),
      ...(drag?.from === index && { 'data-dragged': '' }),
      ...(drag?.over === index && drag.from !== index && { 'data-drop': '' }),
    }),
  };
}
