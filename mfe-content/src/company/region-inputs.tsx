import { localeName, localeSample, locales, siteLanguages, languageName } from 'contract';
import { currencyCodes, currencyName } from 'contract/partner';
import { timeZoneOption, timeZoneOptions } from 'shared-ui';
import { ChoicesField, ComboboxField, type InputsProps } from 'shared-ui/form';
import type { companyRecord } from './company-record';

const localeOptions = locales.map(localeOption);
const currencies = currencyCodes.split(' ').map(currencyOption);

const languageOptions = siteLanguages.map((code) => ({
  value: code,
  label: languageName(code),
}));

/** Time zone (IANA) and currency (ISO 4217), found by typing. */
export function RegionInputs({ form }: InputsProps<typeof companyRecord>) {
  return (
    <>
      <ComboboxField
        form={form}
        name="timeZone"
        label="Time zone"
        options={timeZoneOptions}
        optionOf={timeZoneOption}
      />
      <ComboboxField
        form={form}
        name="currency"
        label="Currency"
        options={currencies}
        optionOf={currencyOption}
      />
      <ComboboxField
        form={form}
        name="locale"
        label="Formats"
        help={`Dates, numbers and names of countries on the site, in mail and in documents. ${sampleOf(form.fields.watch('locale'))}`}
        options={localeOptions}
        optionOf={localeOption}
      />
      <ChoicesField
        form={form}
        name="siteLanguages"
        label="Languages of the site beside English"
        help="Each has addresses of its own, such as /de/categories, and stands in the site’s menu. The forms of pages, categories and other texts then have a tab for each."
        options={languageOptions}
      />
    </>
  );
}

function currencyOption(code: string) {
  return { value: code, label: `${code} – ${currencyName(code)}` };
}

function localeOption(locale: string) {
  return { value: locale, label: localeName(locale) };
}

function sampleOf(locale: string | null | undefined) {
  const { date, number } = localeSample(locale ?? null);
  return `Such as ${date} and ${number}.`;
}
