import { t } from '@lingui/core/macro';
import { SelectField } from './select-field';
import { TextField } from './text-field';

/** The fields about the sender, shared by all forms; each form arranges them itself. */
export function NameField() {
  return <TextField name="name" label={t`Name`} autoComplete="name" maxLength={120} isRequired />;
}

export function EmailField() {
  return (
    <TextField
      name="email"
      label={t`Email`}
      type="email"
      autoComplete="email"
      maxLength={254}
      isRequired
    />
  );
}

export function PhoneField() {
  return (
    <TextField name="phone" label={t`Telephone`} type="tel" autoComplete="tel" maxLength={40} />
  );
}

export function CompanyField() {
  return (
    <TextField name="company" label={t`Company`} autoComplete="organization" maxLength={200} />
  );
}

interface CountryFieldProps {
  /** Codes and names. */
  countries: readonly (readonly [code: string, name: string])[];
}

export function CountryField({ countries }: CountryFieldProps) {
  return (
    <SelectField
      name="country"
      label={t`Country`}
      autoComplete="country"
      none={t`Not given`}
      options={countries}
    />
  );
}
