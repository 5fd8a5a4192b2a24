import { t } from '@lingui/core/macro';
import type { ImportFormat, ImportGuide } from 'contract/transfer';
import { countText } from '../text/format';

interface FileFormat {
  readonly label: string;
  /** The extensions of such files. */
  readonly endings: readonly string[];
}

const formats = {
  csv: {
    get label() {
      return t`CSV or TSV`;
    },
    endings: ['.csv', '.tsv', '.txt'],
  },
  xlsx: {
    get label() {
      return t`Excel (XLSX)`;
    },
    endings: ['.xlsx'],
  },
  sdf: { label: 'SDF', endings: ['.sdf', '.sd'] },
} as const satisfies Record<ImportFormat, FileFormat>;

/** The `accept` attribute of the file input. */
export function acceptOf({ files }: ImportGuide) {
  return files.flatMap(({ format }) => formats[format].endings).join(',');
}

/** "CSV or TSV up to 50 MB, Excel (XLSX) up to 25 MB. At most 250,000 rows." */
export function limitsText({ files, maxRows }: ImportGuide) {
  const kinds = files.map(
    ({ format, maxBytes }) =>
      t`${{ label: formats[format].label }} up to ${{ sizeText: sizeText(maxBytes) }}`,
  );
  return t`${{ kinds: kinds.join(', ') }}. At most ${{ counted: countText(maxRows, { one: t`row`, many: t`rows` }) }}.`;
}

/** Why a file would be refused, checked before it is sent; undefined when the server decides. */
export function refusalOf({ files }: ImportGuide, file: File) {
  const name = file.name.toLowerCase();
  const known = files.find(({ format }) =>
    formats[format].endings.some((ending) => name.endsWith(ending)),
  );
  if (known === undefined) {
    const kinds = files.map(({ format }) => formats[format].label);
    return t`Choose a file of one of these kinds: ${{ kinds: kinds.join(', ') }}.`;
  }
  if (file.size <= known.maxBytes) return undefined;
  return t`It has ${{ sizeText: sizeText(file.size) }}; the most is ${{ sizeText2: sizeText(known.maxBytes) }}. Split it into several files.`;
}

/** In megabytes of 10⁶ bytes, to one decimal. */
function sizeText(bytes: number) {
  return `${Math.ceil(bytes / 1e5) / 10} MB`;
}
