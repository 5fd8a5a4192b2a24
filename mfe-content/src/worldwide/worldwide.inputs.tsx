import type { worldwide } from 'contract/content';
import {
  ChoiceField,
  CountryField,
  FormSection,
  type InputsProps,
  MapPointField,
  PhoneField,
  PictureField,
  TextareaField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { placeKindOptions } from './place-kinds';

type Worldwide = typeof worldwide;

export function WorldwideInputs({ form }: InputsProps<Worldwide>) {
  const country = useFormValue<Worldwide, string>(form, 'country');
  return (
    <>
      <FormSection title="Place" description="What it is called, and what it is to the company.">
        <div data-wide>
          <TextField form={form} name="name" label="Name" />
        </div>
        <div data-wide>
          <ChoiceField
            form={form}
            name="kind"
            label="Kind"
            options={placeKindOptions}
            look="buttons"
          />
        </div>
      </FormSection>
      <FormSection title="Address">
        <CountryField form={form} name="country" label="Country" />
        <TextField form={form} name="city" label="City" />
        <div data-wide>
          <TextareaField form={form} name="address" label="Address" rows={2} />
        </div>
        <PhoneField form={form} name="phone" label="Phone" country={country} />
        <TextField form={form} name="email" label="Email" type="email" />
      </FormSection>
      <FormSection
        title="On the map"
        description="A place without both coordinates stands in the list alone."
      >
        <div data-wide>
          <MapPointField
            form={form}
            names={{ latitude: 'latitude', longitude: 'longitude' }}
            country={country}
          />
        </div>
      </FormSection>
      <FormSection title="Picture">
        <div data-wide>
          <PictureField form={form} name="image" label="Picture" altName="imageAlt" />
        </div>
      </FormSection>
    </>
  );
}
