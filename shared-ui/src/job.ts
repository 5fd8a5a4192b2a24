export { JobProgress, type JobProgressProps } from './job/job-progress';
export { useJob } from './job/use-job';
export { ImportPanel, type ImportPanelProps, useOpenImport } from './import/import-panel';
