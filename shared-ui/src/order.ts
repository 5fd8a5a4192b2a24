export { MoveItems, type MoveItemsProps } from './order/move-items';
export { type Point, usePointerDrag } from './order/use-pointer-drag';
export { type ListOrder, useOrderedList } from './order/use-ordered-list';
export { useRecordOrder } from './order/use-record-order';
