export {
  AuditAction,
  AuditEntry,
  AuditEventAction,
  Present,
  presenceSeconds,
  recordEndpoints,
  RecordGroup,
  ResourceName,
  RecordUse,
  TrashedRecord,
} from './record/record-endpoints';
export {
  maxTranslationRows,
  Original,
  Translation,
  translationColumns,
  translationEndpoints,
  TranslationState,
} from './record/translation-endpoints';
export { AuditFilters, AuditKind, AuditTrailEntry, auditEndpoints } from './record/audit-trail';
export { auditedKinds, auditedNames } from './record/audited-names';
export { FoundRecord, recordSearchEndpoints } from './record/record-search';
