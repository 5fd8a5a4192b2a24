export { JobProgress, type JobProgressProps } from './job/job-progress';
export { MergeAction } from './job/merge-action';
export { MergeDialog, type MergeKind } from './job/merge-dialog';
export { MergedAway } from './job/merged-away';
export { useFollowJob } from './job/use-follow-job';
export { useJob } from './job/use-job';
export type { AfterImportProps } from './import/import-dialog';
export { ImportPanel, type ImportPanelProps, useOpenImport } from './import/import-panel';
