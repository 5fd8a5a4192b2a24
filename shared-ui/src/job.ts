export { JobProgress, type JobProgressProps } from './job/job-progress';
export { useFollowJob } from './job/use-follow-job';
export { useJob } from './job/use-job';
export type { AfterImportProps } from './import/import-dialog';
export { ImportPanel, type ImportPanelProps, useOpenImport } from './import/import-panel';
