export {
  BulkAction,
  BulkSelection,
  Job,
  jobEndpoints,
  JobKind,
  JobRefusal,
  JobState,
} from './jobs/job';
