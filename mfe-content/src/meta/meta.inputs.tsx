import { t } from '@lingui/core/macro';
import { metas } from 'contract/content';
import { HintNote } from 'shared-ui';
import {
  ChoiceField,
  FormSection,
  type InputsProps,
  SeoFields,
  useFormValue,
} from 'shared-ui/form';
import { useAllRows } from 'shared-ui/resource';
import { fallbackSlug, pageOfSlug, pagesToChoose } from './meta-pages';

type Metas = typeof metas;

export function MetaInputs({ form }: InputsProps<Metas>) {
  const slug = useFormValue<Metas, string>(form, 'pageSlug');
  const others = useAllRows(metas);
  const isFallback = slug === fallbackSlug;
  const own = [form.record?.pageSlug, slug].filter((one) => typeof one === 'string');
  const options = pagesToChoose(others, own).map((page) => ({
    value: page.slug,
    label: page.path === undefined ? page.name : `${page.name} (${page.path})`,
  }));
  const spoken = others.find(({ pageSlug }) => pageSlug === fallbackSlug);
  return (
    <>
      <FormSection title={t`Page`} description={t`One record for each page.`}>
        <div data-wide>
          <ChoiceField
            form={form}
            name="pageSlug"
            label={t`Page`}
            help={t`Only pages without a record can be chosen.`}
            options={options}
          />
          {isFallback ? (
            <HintNote>
              {t`It speaks for every page without a record of its own. Its title is the name of the site until the company has one.`}
            </HintNote>
          ) : null}
        </div>
      </FormSection>
      <FormSection title={t`Meta data`} description={t`What search engines are told.`}>
        <SeoFields
          form={form}
          names={{
            title: 'metaTitle',
            description: 'metaDescription',
            keywords: 'metaKeyword',
          }}
          page={{
            path: slug === null ? '/' : (pageOfSlug(slug).path ?? t`All other pages`),
            title: spoken?.metaTitle ?? t`Meta title`,
            description: spoken?.metaDescription ?? '',
          }}
        />
      </FormSection>
    </>
  );
}
