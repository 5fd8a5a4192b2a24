import { t } from '@lingui/core/macro';
import { localeName, localeSample, locales, siteLanguages } from 'contract';
import { currencyCodes, currencyName } from 'contract/partner';
import { timeZoneOption, timeZoneOptions } from 'shared-ui';
import { ChoicesField, ComboboxField, type InputsProps } from 'shared-ui/form';
import { languageText } from 'shared-ui/i18n';
import type { companyRecord } from './company-record';

/** Time zone (IANA) and currency (ISO 4217), found by typing. */
export function RegionInputs({ form }: InputsProps<typeof companyRecord>) {
  return (
    <>
      <ComboboxField
        form={form}
        name="timeZone"
        label={t`Time zone`}
        options={timeZoneOptions}
        optionOf={timeZoneOption}
      />
      <ComboboxField
        form={form}
        name="currency"
        label={t`Currency`}
        options={currencyCodes.split(' ').map(currencyOption)}
        optionOf={currencyOption}
      />
      <ComboboxField
        form={form}
        name="locale"
        label={t`Formats`}
        help={formatsHelp(form.fields.watch('locale'))}
        options={locales.map(localeOption)}
        optionOf={localeOption}
      />
      <ChoicesField
        form={form}
        name="siteLanguages"
        label={t`Languages of the site beside English`}
        help={t`Each has addresses of its own, such as /de/categories, and stands in the site’s menu. The forms of pages, categories and other texts then have a tab for each.`}
        options={siteLanguages.map((code) => ({ value: code, label: languageText(code) }))}
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

function formatsHelp(locale: string | null | undefined) {
  const { date, number } = localeSample(locale ?? null);
  return t`Dates, numbers and names of countries on the site, in mail and in documents. Such as ${date} and ${number}.`;
}
