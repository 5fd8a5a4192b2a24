import { t } from '@lingui/core/macro';
import type { aboutUs } from 'contract/content';
import {
  FormSection,
  type InputsProps,
  PictureField,
  RichTextField,
  TextField,
} from 'shared-ui/form';
import { AboutPlace, AboutSlugField } from './about-slug-field';

export function AboutUsInputs({ form }: InputsProps<typeof aboutUs>) {
  return (
    <>
      <FormSection title={t`Page`} description={t`Which page of the site it is.`}>
        <div data-wide>
          <TextField form={form} name="title" label={t`Title`} />
        </div>
        <div data-wide>
          <AboutSlugField form={form} />
        </div>
        <div data-wide>
          <AboutPlace form={form} />
        </div>
      </FormSection>
      <FormSection title={t`Text`}>
        <div data-wide>
          <RichTextField form={form} name="content" label={t`Text`} />
        </div>
      </FormSection>
      <FormSection title={t`Picture`} description={t`It stands on top of the page.`}>
        <div data-wide>
          <PictureField form={form} name="image" label={t`Picture`} altName="imageAlt" />
        </div>
      </FormSection>
    </>
  );
}
