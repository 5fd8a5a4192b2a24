export {
  AuditAction,
  AuditEntry,
  AuditEventAction,
  recordEndpoints,
  ResourceName,
  RecordUse,
  TrashedRecord,
} from './record/record-endpoints';
export { FoundRecord, recordSearchEndpoints } from './record/record-search';
