import { countryCodes } from 'contract';
import type { AnyResource } from '../../resource/resource-types';
import type { FormFieldProps } from '../use-form-field';
import { ComboboxField } from './combobox-field';

export type CountryFieldProps<R extends AnyResource> = FormFieldProps<R, string>;

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The English name of a two-letter country code, or the code itself if it is unknown. */
export function countryName(code: string) {
  return names.of(code) ?? code;
}

/** All countries, sorted by name. */
export const countryOptions = countryCodes
  .split(' ')
  .map((code) => ({ value: code, label: countryName(code), detail: code }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** A country as its ISO 3166-1 code, chosen by its name; empty is null. */
export function CountryField<R extends AnyResource>(props: CountryFieldProps<R>) {
  return <ComboboxField {...props} options={countryOptions} optionOf={optionOf} />;
}

function optionOf(value: string) {
  return { value, label: countryName(value) };
}
