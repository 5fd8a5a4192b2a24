import type { banners } from 'contract/content';
import { FlagField, FormSection, type InputsProps, PictureField, TextField } from 'shared-ui/form';
import { SitePathField } from '../common/site-path-field';
import { BannerPreview } from './banner-preview';
import { PageSlugField } from './page-slug-field';

export function BannerInputs({ form }: InputsProps<typeof banners>) {
  return (
    <>
      <FormSection title="Page" description="Where the banner stands.">
        <div data-wide>
          <PageSlugField form={form} />
        </div>
        <div data-wide>
          <FlagField
            form={form}
            name="active"
            label="Shown on the site"
            help="Of several that are shown on a page, visitors see the one changed last."
          />
        </div>
      </FormSection>
      <FormSection title="Picture" description="It lies behind the words, as wide as the page.">
        <div data-wide>
          <PictureField form={form} name="image" label="Picture" altName="alt" />
        </div>
      </FormSection>
      <FormSection title="Words" description="A line, and a sentence beneath it.">
        <div data-wide>
          <TextField form={form} name="title" label="Title" />
        </div>
        <div data-wide>
          <TextField form={form} name="subtitle" label="Subtitle" />
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
      </FormSection>
      <FormSection title="Preview" description="As the site shows it.">
        <div data-wide>
          <BannerPreview form={form} />
        </div>
      </FormSection>
    </>
  );
}
