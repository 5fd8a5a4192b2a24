import { t } from '@lingui/core/macro';
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
      <FormSection
        title={t`Place`}
        description={t`What it is called, and what it is to the company.`}
      >
        <div data-wide>
          <TextField form={form} name="name" label={t`Name`} />
        </div>
        <div data-wide>
          <ChoiceField
            form={form}
            name="kind"
            label={t`Kind`}
            options={placeKindOptions}
            look="buttons"
          />
        </div>
      </FormSection>
      <FormSection title={t`Address`}>
        <CountryField form={form} name="country" label={t`Country`} />
        <TextField form={form} name="city" label={t`City`} />
        <div data-wide>
          <TextareaField form={form} name="address" label={t`Address`} rows={2} />
        </div>
        <PhoneField form={form} name="phone" label={t`Phone`} country={country} />
        <TextField form={form} name="email" label={t`Email`} type="email" />
      </FormSection>
      <FormSection
        title={t`On the map`}
        description={t`A place without both coordinates stands in the list alone.`}
      >
        <div data-wide>
          <MapPointField
            form={form}
            names={{ latitude: 'latitude', longitude: 'longitude' }}
            country={country}
          />
        </div>
      </FormSection>
      <FormSection title={t`Picture`}>
        <div data-wide>
          <PictureField form={form} name="image" label={t`Picture`} altName="imageAlt" />
        </div>
      </FormSection>
    </>
  );
}
