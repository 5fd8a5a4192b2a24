import { t } from '@lingui/core/macro';
import type { banners } from 'contract/content';
import { FlagField, FormSection, type InputsProps, PictureField, TextField } from 'shared-ui/form';
import { SitePathField } from '../common/site-path-field';
import { BannerPreview } from './banner-preview';
import { PageSlugField } from './page-slug-field';

export function BannerInputs({ form }: InputsProps<typeof banners>) {
  return (
    <>
      <FormSection title={t`Page`} description={t`Where the banner stands.`}>
        <div data-wide>
          <PageSlugField form={form} />
        </div>
        <div data-wide>
          <FlagField
            form={form}
            name="active"
            label={t`Shown on the site`}
            help={t`Of several that are shown on a page, visitors see the one changed last.`}
          />
        </div>
      </FormSection>
      <FormSection
        title={t`Picture`}
        description={t`It lies behind the words, as wide as the page.`}
      >
        <div data-wide>
          <PictureField form={form} name="image" label={t`Picture`} altName="alt" />
        </div>
      </FormSection>
      <FormSection title={t`Words`} description={t`A line, and a sentence beneath it.`}>
        <div data-wide>
          <TextField form={form} name="title" label={t`Title`} />
        </div>
        <div data-wide>
          <TextField form={form} name="subtitle" label={t`Subtitle`} />
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
      </FormSection>
      <FormSection title={t`Preview`} description={t`As the site shows it.`}>
        <div data-wide>
          <BannerPreview form={form} />
        </div>
      </FormSection>
    </>
  );
}
