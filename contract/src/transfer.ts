export {
  DecimalSign,
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
