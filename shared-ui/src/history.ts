export { HistorySheet, type HistorySheetProps } from './history/history-sheet';
export { RecordVersions, type RecordVersionsProps } from './form/record-versions';
export { RecordChanges, type RecordChangesProps } from './history/record-changes';
