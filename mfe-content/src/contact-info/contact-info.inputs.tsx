import { t } from '@lingui/core/macro';
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
      <TextField form={form} name="label" label={t`Label`} help={t`Head office, Sales desk.`} />
      <TextField form={form} name="hours" label={t`Hours`} />
      <TextField form={form} name="role" label={t`Helps with`} help={t`Orders in Europe.`} />
      <TagsField
        form={form}
        name="languages"
        label={t`Languages`}
        help={t`In English, Enter after each.`}
      />
      <div data-wide>
        <TextareaField form={form} name="address" label={t`Address`} rows={2} />
      </div>
      <div data-wide>
        <PhonesField form={form} name="phones" label={t`Phones`} />
      </div>
      <div data-wide>
        <TagsField form={form} name="emails" label={t`Emails`} help={t`Press Enter after each.`} />
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
          label={t`Primary: stands in the foot of every page`}
          help={t`One at a time.`}
        />
        <FormerPrimary form={form} />
      </div>
    </InputGrid>
  );
}
