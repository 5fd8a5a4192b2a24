import { siteRoutes } from 'contract';
import { type contactInfos } from 'contract/content';
import {
  FlagField,
  InputGrid,
  type InputsProps,
  MapPointField,
  PhonesField,
  TagsField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { SitePageLink } from '../common/site-page-link';
import { FormerPrimary } from './former-primary';
import { SocialsField } from './socials-field';

export function ContactInfoInputs({ form }: InputsProps<typeof contactInfos>) {
  return (
    <InputGrid>
      <div data-wide>
        <SitePageLink path={siteRoutes.contact} />
      </div>
      <TextField form={form} name="label" label="Label" help="Head office, Sales desk." />
      <TextField form={form} name="hours" label="Hours" />
      <TextField form={form} name="role" label="Helps with" help="Orders in Europe." />
      <TagsField
        form={form}
        name="languages"
        label="Languages"
        help="In English, Enter after each."
      />
      <div data-wide>
        <TextareaField form={form} name="address" label="Address" rows={2} />
      </div>
      <div data-wide>
        <PhonesField form={form} name="phones" label="Phones" />
      </div>
      <div data-wide>
        <TagsField form={form} name="emails" label="Emails" help="Press Enter after each." />
      </div>
      <div data-wide>
        <SocialsField form={form} />
      </div>
      <div data-wide>
        <MapPointField form={form} names={{ latitude: 'latitude', longitude: 'longitude' }} />
      </div>
      <div data-wide>
        <FlagField
          form={form}
          name="primary"
          label="Primary: stands in the foot of every page"
          help="One at a time."
        />
        <FormerPrimary form={form} />
      </div>
    </InputGrid>
  );
}
