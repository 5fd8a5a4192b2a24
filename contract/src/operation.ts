export { formsInMaintenance, Maintenance, MaintenanceText } from './operation/maintenance';
export {
  CheckedNotice,
  isNewerVersion,
  NewerVersion,
  VersionNotice,
} from './operation/newer-version';
export { Build, LogLine, Operation, OperationPart } from './operation/operation';
export { operationEndpoints, OperationStatus } from './operation/operation-endpoints';
