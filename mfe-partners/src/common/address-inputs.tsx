import type { AnyPartner } from 'contract/partner';
import { CountryField, type InputsProps, TextField } from 'shared-ui/form';

/** The company's postal address. */
export function AddressInputs({ form }: InputsProps<AnyPartner>) {
  return (
    <>
      <div data-wide>
        <TextField form={form} name="address.line1" label="Street and number" />
      </div>
      <div data-wide>
        <TextField
          form={form}
          name="address.line2"
          label="Addition"
          help="Building, floor, estate."
        />
      </div>
      <TextField form={form} name="address.postalCode" label="Postal code" />
      <TextField form={form} name="address.city" label="City" />
      <TextField form={form} name="address.state" label="State or province" />
      <CountryField form={form} name="address.country" label="Country" />
    </>
  );
}
