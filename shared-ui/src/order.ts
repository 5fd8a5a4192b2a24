export { MoveItems, type MoveItemsProps } from './order/move-items';
export { DragPreview, originOf, type PreviewOrigin } from './order/drag-preview';
export type { Point } from './order/point';
export { usePointerDrag } from './order/use-pointer-drag';
export { type ListOrder, useOrderedList } from './order/use-ordered-list';
export { useRecordOrder } from './order/use-record-order';
