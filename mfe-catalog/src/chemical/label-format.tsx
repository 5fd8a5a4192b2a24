import { languageName } from 'contract';
import { LabelLanguage, labelSheets, maxFurtherLanguages } from 'contract/regulation';
import { Field, MultiCombobox, NumberInput, RadioGroup, Select } from 'shared-ui';
import type { LabelChoice, SheetName } from './label-choice';

const languages = LabelLanguage.options.map((value) => {
  return { value, label: languageName(value) };
});

const kinds = [
  { value: 'sheet', label: 'A4 sheets' },
  { value: 'roll', label: 'A roll' },
] as const;

const sheets = sheetNames().map((value) => {
  const { width, height, columns, rows } = labelSheets[value];
  return { value, label: `${width} × ${height} mm, ${columns * rows} on a sheet` };
});

/** Guarantee: the names are the keys of the table. */
function sheetNames() {
  return Object.keys(labelSheets) as SheetName[];
}

interface LabelFormatFieldsProps {
  choice: LabelChoice;
  onChange: (change: Partial<LabelChoice>) => void;
  errorOf: (path: string) => string | undefined;
}

/** Paper, size and number of labels. */
export function LabelFormatFields({ choice, onChange, errorOf }: LabelFormatFieldsProps) {
  return (
    <>
      <Field label="Language" help="That of the country where it is sold">
        <Select
          options={languages}
          value={choice.language}
          onValueChange={(language) => onChange({ language })}
        />
      </Field>
      <Field
        label="Further languages"
        help={`At most ${maxFurtherLanguages}, on the same label`}
        error={errorOf('furtherLanguages')}
      >
        <MultiCombobox
          label="Further languages"
          options={languages.filter(({ value }) => value !== choice.language)}
          value={languages.filter(({ value }) => choice.furtherLanguages.includes(value))}
          onValueChange={(chosen) =>
            onChange({ furtherLanguages: chosen.map(({ value }) => LabelLanguage.parse(value)) })
          }
        />
      </Field>
      <Field label="Printed on">
        <RadioGroup
          options={kinds}
          value={choice.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
      </Field>
      {choice.kind === 'sheet' ? (
        <>
          <Field label="Labels" error={errorOf('format')}>
            <Select
              options={sheets}
              value={choice.sheet}
              onValueChange={(sheet) => onChange({ sheet })}
            />
          </Field>
          <Field label="Start at label no." help="Left to right, row by row" isRequired>
            <NumberInput value={choice.start} onValueChange={(start) => onChange({ start })} />
          </Field>
        </>
      ) : (
        <>
          <Field label="Width (mm)" error={errorOf('format')} isRequired>
            <NumberInput value={choice.width} onValueChange={(width) => onChange({ width })} />
          </Field>
          <Field label="Height (mm)" isRequired>
            <NumberInput value={choice.height} onValueChange={(height) => onChange({ height })} />
          </Field>
        </>
      )}
      <Field label="Number of labels" help="At most 200" error={errorOf('copies')} isRequired>
        <NumberInput value={choice.copies} onValueChange={(copies) => onChange({ copies })} />
      </Field>
    </>
  );
}
