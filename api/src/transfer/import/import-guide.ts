import type { ImportGuide } from 'contract/transfer';
import { readLimits } from '../file/read-limits';
import type { TransferFormat } from '../format/transfer-format';

/** Information for staff before they choose a file and map its columns. */
export function importGuide({ resource, columns, identity }: TransferFormat): ImportGuide {
  const formats = resource.exportFormats ?? ['csv', 'xlsx'];
  return {
    fields: columns.map(({ name, label, help, isNumber = false }) => ({
      name,
      label,
      help,
      isNumber,
      isRequired: resource.fields[name]?.presence === 'required',
    })),
    identifiedBy: ['_id', ...identity.map(({ field }) => field)],
    files: formats.map((format) => ({ format, maxBytes: readLimits.bytes[format] })),
    maxRows: readLimits.rows,
  };
}
