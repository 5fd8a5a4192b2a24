export {
  FileEncoding,
  FilePreview,
  FileReading,
  FileSeparator,
  maxHeadRow,
} from './transfer/file-reading';
export {
  DecimalSign,
  ImportChoices,
  ImportError,
  ImportMistake,
  ImportPolicy,
  noteRows,
  RowDecision,
} from './transfer/import-choices';
export {
  Import,
  ImportColumn,
  importEndpoint,
  importEndpoints,
  ImportField,
  ImportFormat,
  ImportGuide,
  ImportMapping,
  ImportRow,
  ImportState,
  ImportVerdict,
} from './transfer/import';
