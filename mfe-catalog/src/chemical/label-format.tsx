import { t } from '@lingui/core/macro';
import { LabelLanguage, labelSheets, maxFurtherLanguages } from 'contract/regulation';
import { Field, MultiCombobox, NumberInput, RadioGroup, Select } from 'shared-ui';
import { languageText } from 'shared-ui/i18n';
import type { LabelChoice, SheetName } from './label-choice';

const languages = LabelLanguage.options.map((value) => {
  return {
    value,
    get label() {
      return languageText(value);
    },
  };
});

const kinds = [
  {
    value: 'sheet',
    get label() {
      return t`A4 sheets`;
    },
  },
  {
    value: 'roll',
    get label() {
      return t`A roll`;
    },
  },
] as const;

const sheets = sheetNames().map((value) => {
  const { width, height, columns, rows } = labelSheets[value];
  return {
    value,
    get label() {
      return t`${width} × ${height} mm, ${{ count: columns * rows }} on a sheet`;
    },
  };
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
      <Field label={t`Language`} help={t`That of the country where it is sold`}>
        <Select
          options={languages}
          value={choice.language}
          onValueChange={(language) => onChange({ language })}
        />
      </Field>
      <Field
        label={t`Further languages`}
        help={t`At most ${{ count: maxFurtherLanguages }}, on the same label`}
        error={errorOf('furtherLanguages')}
      >
        <MultiCombobox
          label={t`Further languages`}
          options={languages.filter(({ value }) => value !== choice.language)}
          value={languages.filter(({ value }) => choice.furtherLanguages.includes(value))}
          onValueChange={(chosen) =>
            onChange({ furtherLanguages: chosen.map(({ value }) => LabelLanguage.parse(value)) })
          }
        />
      </Field>
      <Field label={t`Printed on`}>
        <RadioGroup
          options={kinds}
          value={choice.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
      </Field>
      {choice.kind === 'sheet' ? (
        <>
          <Field label={t`Labels`} error={errorOf('format')}>
            <Select
              options={sheets}
              value={choice.sheet}
              onValueChange={(sheet) => onChange({ sheet })}
            />
          </Field>
          <Field label={t`Start at label no.`} help={t`Left to right, row by row`} isRequired>
            <NumberInput value={choice.start} onValueChange={(start) => onChange({ start })} />
          </Field>
        </>
      ) : (
        <>
          <Field label={t`Width (mm)`} error={errorOf('format')} isRequired>
            <NumberInput value={choice.width} onValueChange={(width) => onChange({ width })} />
          </Field>
          <Field label={t`Height (mm)`} isRequired>
            <NumberInput value={choice.height} onValueChange={(height) => onChange({ height })} />
          </Field>
        </>
      )}
      <Field label={t`Number of labels`} help={t`At most 200`} error={errorOf('copies')} isRequired>
        <NumberInput value={choice.copies} onValueChange={(copies) => onChange({ copies })} />
      </Field>
    </>
  );
}
