import type { AnyResource } from '../../resource/resource-types';
import { countryName, localCountries } from '../../text/country-name';
import type { FormFieldProps } from '../use-form-field';
import { ComboboxField } from './combobox-field';

export type CountryFieldProps<R extends AnyResource> = FormFieldProps<R, string>;

/** A country as its ISO 3166-1 code, chosen by its name; empty is null. */
export function CountryField<R extends AnyResource>(props: CountryFieldProps<R>) {
  return <ComboboxField {...props} options={localCountries()} optionOf={optionOf} />;
}

function optionOf(value: string) {
  return { value, label: countryName(value) };
}
