export {
  ErasedKind,
  ErasureBlocker,
  PersonFindings,
  PersonQuery,
  PersonalRow,
  personalDataEndpoints,
} from './privacy/personal-data';
export {
  defaultRetention,
  periodText,
  RetentionKind,
  RetentionPeriod,
  retentionEndpoints,
  RetentionRule,
  RetentionRun,
} from './privacy/retention';
