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

const localeOptions = [
  { value: companys, label: 'As the company' },
  ...locales.map((locale) => ({ value: locale, label: localeName(locale) })),
];

const browsers = 'browser';

const languageOptions = [
  { value: browsers, label: 'As the browser' },
  ...panelLanguages.map((language) => ({ value: language, label: languageNames[language] })),
];

/** The language, how dates and numbers are written, and in which time zone. */
export function RegionInputs({ draft, onChange }: Pick<ProfileInputsProps, 'draft' | 'onChange'>) {
  const sample = localeSample(draft.locale ?? currentLocale());
  return (
    <>
      <Field label="Language">
        <Select
          options={languageOptions}
          value={draft.language ?? browsers}
          onValueChange={(language) =>
            onChange({ language: PanelLanguage.nullable().catch(null).parse(language) })
          }
        />
      </Field>
      <Field
        label="Formats"
        help={`Dates and numbers in this panel, such as ${sample.date} and ${sample.number}.`}
      >
        <Select
          options={localeOptions}
          value={draft.locale ?? companys}
          onValueChange={(locale) => onChange({ locale: locale === companys ? null : locale })}
        />
      </Field>
      <Field
        label="Time zone"
        help={`In which times are shown and entered; empty for that of the browser. Now ${zoneText()}.`}
      >
        <Combobox
          label="Time zone"
          options={timeZoneOptions}
          value={draft.timeZone === null ? null : timeZoneOption(draft.timeZone)}
          onValueChange={(zone) => onChange({ timeZone: zone?.value ?? null })}
        />
      </Field>
    </>
  );
}
