import type { BulkSelection } from 'contract';

/** Which records of a list are selected: those ticked on any of its pages, or all that its search and filters find. */
export interface RowSelection {
  count: number;
  isAll: boolean;
  /** As the API takes it. */
  records: BulkSelection;
  clear: () => void;
}

/** Props of the `BulkActions` slot. */
export interface BulkActionsProps {
  selection: RowSelection;
}
