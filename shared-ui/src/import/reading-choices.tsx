import { t } from '@lingui/core/macro';
import {
  FileEncoding,
  type FilePreview,
  type FileReading,
  FileSeparator,
  type ImportFormat,
} from 'contract/transfer';
import styled from 'styled-components';
import { Field } from '../parts/field/field';
import { Select } from '../parts/select/select';
import { token } from '../tokens/token';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token.space[3]};
`;

const encodings: Readonly<Record<FileEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  get 'utf-16be'() {
    return t`UTF-16, big-endian`;
  },
  get 'windows-1252'() {
    return t`Western European (Windows-1252)`;
  },
  get 'windows-1250'() {
    return t`Central European (Windows-1250)`;
  },
  get 'windows-1251'() {
    return t`Cyrillic (Windows-1251)`;
  },
  get 'windows-1254'() {
    return t`Turkish (Windows-1254)`;
  },
  get ibm850() {
    return t`Western European, DOS (IBM 850)`;
  },
  get macintosh() {
    return t`Western European, Mac`;
  },
  get gb18030() {
    return t`Chinese (GB18030)`;
  },
  get shift_jis() {
    return t`Japanese (Shift-JIS)`;
  },
  get 'euc-kr'() {
    return t`Korean (EUC-KR)`;
  },
};

const separators: Readonly<Record<FileSeparator, string>> = {
  get ','() {
    return t`Comma ,`;
  },
  get ';'() {
    return t`Semicolon ;`;
  },
  get '\t'() {
    return t`Tab`;
  },
  get '|'() {
    return t`Bar |`;
  },
};

const encodingOptions = () =>
  FileEncoding.options.map((value) => ({ value, label: encodings[value] }));
const separatorOptions = () =>
  FileSeparator.options.map((value) => ({
    value,
    label: separators[value],
  }));

interface ReadingChoicesProps {
  format: ImportFormat;
  preview: FilePreview;
  onChange: (changes: Partial<FileReading>) => void;
}

/** How the file is read, as it was understood. */
export function ReadingChoices({ format, preview, onChange }: ReadingChoicesProps) {
  const { reading, sheets, rows } = preview;
  const heads = [
    { value: '0', label: t`No row: the columns have no names` },
    ...rows.map((row, index) => ({ value: String(index + 1), label: rowLabel(row, index + 1) })),
  ];
  return (
    <Choices>
      {format === 'csv' ? (
        <>
          <Field label={t`Letters`}>
            <Select
              options={encodingOptions()}
              value={reading.encoding}
              onValueChange={(chosen) => {
                const encoding = FileEncoding.safeParse(chosen).data;
                if (encoding !== undefined) onChange({ encoding });
              }}
            />
          </Field>
          <Field label={t`Between the cells`}>
            <Select
              options={separatorOptions()}
              value={reading.separator}
              onValueChange={(chosen) => {
                const separator = FileSeparator.safeParse(chosen).data;
                if (separator !== undefined) onChange({ separator });
              }}
            />
          </Field>
        </>
      ) : (
        <Field label={t`Sheet`}>
          <Select
            options={sheets.map(({ name, isHidden }) => ({
              value: name,
              label: isHidden ? t`${name} (hidden)` : name,
            }))}
            value={reading.sheet}
            onValueChange={(sheet) => onChange({ sheet })}
          />
        </Field>
      )}
      <Field label={t`Names of the columns`}>
        <Select
          options={heads}
          value={String(reading.headRow ?? 0)}
          onValueChange={(chosen) => onChange({ headRow: Number(chosen), headRows: 1 })}
        />
      </Field>
      {(reading.headRow ?? 0) < 2 ? null : (
        <Field label={t`The row above`}>
          <Select
            options={joinOptions}
            value={String(reading.headRows ?? 1)}
            onValueChange={(chosen) => onChange({ headRows: Number(chosen) })}
          />
        </Field>
      )}
    </Choices>
  );
}

const joinOptions = [
  {
    value: '1',
    get label() {
      return t`Is no part of the names`;
    },
  },
  {
    value: '2',
    get label() {
      return t`Is joined with the names`;
    },
  },
];

const maxLabelLength = 40;

function rowLabel(row: readonly string[], number: number): string {
  const text = row.filter((cell) => cell !== '').join(', ');
  const short = text.length > maxLabelLength ? `${text.slice(0, maxLabelLength)}…` : text;
  return short === '' ? t`Row ${number}, empty` : t`Row ${number}: ${short}`;
}
