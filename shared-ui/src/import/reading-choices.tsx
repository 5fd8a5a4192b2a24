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
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1254': 'Turkish (Windows-1254)',
  ibm850: 'Western European, DOS (IBM 850)',
  macintosh: 'Western European, Mac',
  gb18030: 'Chinese (GB18030)',
  shift_jis: 'Japanese (Shift-JIS)',
  'euc-kr': 'Korean (EUC-KR)',
};

const separators: Readonly<Record<FileSeparator, string>> = {
  ',': 'Comma ,',
  ';': 'Semicolon ;',
  '\t': 'Tab',
  '|': 'Bar |',
};

const encodingOptions = FileEncoding.options.map((value) => ({ value, label: encodings[value] }));
const separatorOptions = FileSeparator.options.map((value) => ({
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
    { value: '0', label: 'No row: the columns have no names' },
    ...rows.map((row, index) => ({ value: String(index + 1), label: rowLabel(row, index + 1) })),
  ];
  return (
    <Choices>
      {format === 'csv' ? (
        <>
          <Field label="Letters">
            <Select
              options={encodingOptions}
              value={reading.encoding}
              onValueChange={(chosen) => {
                const encoding = FileEncoding.safeParse(chosen).data;
                if (encoding !== undefined) onChange({ encoding });
              }}
            />
          </Field>
          <Field label="Between the cells">
            <Select
              options={separatorOptions}
              value={reading.separator}
              onValueChange={(chosen) => {
                const separator = FileSeparator.safeParse(chosen).data;
                if (separator !== undefined) onChange({ separator });
              }}
            />
          </Field>
        </>
      ) : (
        <Field label="Sheet">
          <Select
            options={sheets.map(({ name, isHidden }) => ({
              value: name,
              label: isHidden ? `${name} (hidden)` : name,
            }))}
            value={reading.sheet}
            onValueChange={(sheet) => onChange({ sheet })}
          />
        </Field>
      )}
      <Field label="Names of the columns">
        <Select
          options={heads}
          value={String(reading.headRow ?? 0)}
          onValueChange={(chosen) => onChange({ headRow: Number(chosen), headRows: 1 })}
        />
      </Field>
      {(reading.headRow ?? 0) < 2 ? null : (
        <Field label="The row above">
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
  { value: '1', label: 'Is no part of the names' },
  { value: '2', label: 'Is joined with the names' },
];

const maxLabelLength = 40;

function rowLabel(row: readonly string[], number: number): string {
  const text = row.filter((cell) => cell !== '').join(', ');
  const short = text.length > maxLabelLength ? `${text.slice(0, maxLabelLength)}…` : text;
  return `Row ${number}${short === '' ? ', empty' : `: ${short}`}`;
}
