import type { BulkSelection } from 'contract/jobs';

/** The selected records of a list: those ticked on any page, or all that match its search and filters. */
export interface RowSelection {
  count: number;
  isAll: boolean;
  /** As the API expects it. */
  records: BulkSelection;
  clear: () => void;
}

/** Props of the `BulkActions` slot. */
export interface BulkActionsProps {
  selection: RowSelection;
}
