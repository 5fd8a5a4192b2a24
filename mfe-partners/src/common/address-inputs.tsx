import { t } from '@lingui/core/macro';
import type { AnyPartner } from 'contract/partner';
import { CountryField, type InputsProps, TextField } from 'shared-ui/form';

/** The company's postal address. */
export function AddressInputs({ form }: InputsProps<AnyPartner>) {
  return (
    <>
      <div data-wide>
        <TextField form={form} name="address.line1" label={t`Street and number`} />
      </div>
      <div data-wide>
        <TextField
          form={form}
          name="address.line2"
          label={t`Addition`}
          help={t`Building, floor, estate.`}
        />
      </div>
      <TextField form={form} name="address.postalCode" label={t`Postal code`} />
      <TextField form={form} name="address.city" label={t`City`} />
      <TextField form={form} name="address.state" label={t`State or province`} />
      <CountryField form={form} name="address.country" label={t`Country`} />
    </>
  );
}
