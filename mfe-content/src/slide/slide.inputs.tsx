import { t } from '@lingui/core/macro';
import type { slides } from 'contract/content';
import {
  FlagField,
  FormSection,
  type InputsProps,
  PictureField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { SitePathField } from '../common/site-path-field';
import { SlidePreview } from './slide-preview';

export function SlideInputs({ form }: InputsProps<typeof slides>) {
  return (
    <>
      <FormSection title={t`Picture`} description={t`It fills the width of the home page.`}>
        <div data-wide>
          <PictureField form={form} name="image" label={t`Picture`} altName="alt" />
        </div>
      </FormSection>
      <FormSection
        title={t`Words`}
        description={t`They stand on the picture: a line and a sentence.`}
      >
        <div data-wide>
          <TextField form={form} name="title" label={t`Title`} />
        </div>
        <div data-wide>
          <TextareaField form={form} name="text" label={t`Text`} rows={2} />
        </div>
      </FormSection>
      <FormSection title={t`Button`} description={t`Shown once it has a label and a link.`}>
        <TextField form={form} name="ctaLabel" label={t`Button label`} />
        <SitePathField
          form={form}
          name="ctaHref"
          label={t`Link`}
          help={t`A path on this site or an https address.`}
        />
        <FlagField
          form={form}
          name="active"
          label={t`Shown on the home page`}
          help={t`Hidden slides are kept.`}
        />
      </FormSection>
      <FormSection title={t`Preview`}>
        <div data-wide>
          <SlidePreview form={form} />
        </div>
      </FormSection>
    </>
  );
}
