import { t } from '@lingui/core/macro';
import {
  currentLocale,
  localeName,
  localeSample,
  locales,
  PanelLanguage,
  panelLanguages,
  zoneText,
} from 'contract';
import { Combobox, Field, Select, timeZoneOption, timeZoneOptions } from 'shared-ui';
import { languageNames } from '../language/panel-language';
import type { ProfileInputsProps } from './profile-inputs';

/** The value of a select cannot be empty. */
const companys = 'company';

const localeOptions = () => [
  {
    value: companys,
    get label() {
      return t`As the company`;
    },
  },
  ...locales.map((locale) => ({ value: locale, label: localeName(locale) })),
];

const browsers = 'browser';

const languageOptions = () => [
  {
    value: browsers,
    get label() {
      return t`As the browser`;
    },
  },
  ...panelLanguages.map((language) => ({ value: language, label: languageNames[language] })),
];

/** The language, how dates and numbers are written, and in which time zone. */
export function RegionInputs({ draft, onChange }: Pick<ProfileInputsProps, 'draft' | 'onChange'>) {
  const sample = localeSample(draft.locale ?? currentLocale());
  return (
    <>
      <Field label={t`Language`}>
        <Select
          options={languageOptions()}
          value={draft.language ?? browsers}
          onValueChange={(language) =>
            onChange({ language: PanelLanguage.nullable().catch(null).parse(language) })
          }
        />
      </Field>
      <Field
        label={t`Formats`}
        help={t`Dates and numbers in this panel, such as ${{ date: sample.date }} and ${{ number: sample.number }}.`}
      >
        <Select
          options={localeOptions()}
          value={draft.locale ?? companys}
          onValueChange={(locale) => onChange({ locale: locale === companys ? null : locale })}
        />
      </Field>
      <Field
        label={t`Time zone`}
        help={t`In which times are shown and entered; empty for that of the browser. Now ${{ zoneText: zoneText() }}.`}
      >
        <Combobox
          label={t`Time zone`}
          options={timeZoneOptions}
          value={draft.timeZone === null ? null : timeZoneOption(draft.timeZone)}
          onValueChange={(zone) => onChange({ timeZone: zone?.value ?? null })}
        />
      </Field>
    </>
  );
}
