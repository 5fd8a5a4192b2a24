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
      <FormSection title="Picture" description="It fills the width of the home page.">
        <div data-wide>
          <PictureField form={form} name="image" label="Picture" altName="alt" />
        </div>
      </FormSection>
      <FormSection title="Words" description="They stand on the picture: a line and a sentence.">
        <div data-wide>
          <TextField form={form} name="title" label="Title" />
        </div>
        <div data-wide>
          <TextareaField form={form} name="text" label="Text" rows={2} />
        </div>
      </FormSection>
      <FormSection title="Button" description="Shown once it has a label and a link.">
        <TextField form={form} name="ctaLabel" label="Button label" />
        <SitePathField
          form={form}
          name="ctaHref"
          label="Link"
          help="A path on this site or an https address."
        />
        <FlagField
          form={form}
          name="active"
          label="Shown on the home page"
          help="Hidden slides are kept."
        />
      </FormSection>
      <FormSection title="Preview">
        <div data-wide>
          <SlidePreview form={form} />
        </div>
      </FormSection>
    </>
  );
}
