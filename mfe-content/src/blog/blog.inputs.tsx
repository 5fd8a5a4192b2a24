import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { blogCategories, type blogs } from 'contract/content';
import {
  FormSection,
  type InputsProps,
  PictureField,
  ReferenceField,
  ReferencesField,
  RichTextField,
  SectionNav,
  SeoFields,
  SlugField,
  TextareaField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { PostHead } from './post-head';
import { postPath, useSlug } from './post-path';
import { ReplacementsField } from './replacements-field';
import { PublicationField } from './publication-field';

type Blogs = typeof blogs;
type Props = InputsProps<Blogs>;

const titles = {
  get Text() {
    return t`Text`;
  },
  get Picture() {
    return t`Picture`;
  },
  get Publication() {
    return t`Publication`;
  },
  get 'Related chemicals'() {
    return t`Related chemicals`;
  },
  get SEO() {
    return t`SEO`;
  },
};
type Section = keyof typeof titles;
const sections = [
  'Text',
  'Picture',
  'Publication',
  'Related chemicals',
  'SEO',
] as const satisfies readonly Section[];

/** A post's form, in the order of writing. */
export function BlogInputs({ form }: Props) {
  const section = (name: Section) => ({
    id: `${form.id}-section-${name.replace(' ', '-')}`,
    title: titles[name],
  });
  return (
    <>
      {form.record === undefined ? null : <PostHead form={form} post={form.record} />}
      <SectionNav sections={sections.map(section)} />
      <FormSection {...section('Text')} description={t`What visitors read.`}>
        <TextInputs form={form} />
      </FormSection>
      <FormSection {...section('Picture')} description={t`Over the text and on its card.`}>
        <div data-wide>
          <PictureField form={form} name="image" label={t`Picture`} altName="imageAlt" />
        </div>
      </FormSection>
      <FormSection
        {...section('Publication')}
        description={t`When visitors see it, and its author.`}
      >
        <div data-wide>
          <PublicationField form={form} />
        </div>
        <TextField form={form} name="author" label={t`Author`} />
      </FormSection>
      <FormSection {...section('Related chemicals')} description={t`Shown beneath the text.`}>
        <div data-wide>
          <ReferencesField
            form={form}
            name="relatedChemicalIds"
            label={t`Chemicals`}
            help={t`Up to twelve. Visitors see those that are published.`}
            to={chemicals}
          />
        </div>
        <div data-wide>
          <ReplacementsField form={form} />
        </div>
      </FormSection>
      <FormSection {...section('SEO')} description={t`What search engines are told.`}>
        <SeoInputs form={form} />
      </FormSection>
    </>
  );
}

function TextInputs({ form }: Props) {
  return (
    <>
      <div data-wide>
        <TextField form={form} name="title" label={t`Title`} />
      </div>
      <SlugField
        form={form}
        name="slug"
        label={t`Page URL`}
        source="title"
        help={t`Old links redirect automatically.`}
      />
      <ReferenceField form={form} name="categoryId" label={t`Category`} to={blogCategories} />
      <div data-wide>
        <TextareaField
          form={form}
          name="excerpt"
          label={t`Excerpt`}
          rows={2}
          help={t`A sentence or two for cards and search results.`}
        />
      </div>
      <div data-wide>
        <RichTextField form={form} name="content" label={t`Content`} />
      </div>
    </>
  );
}

function SeoInputs({ form }: Props) {
  const title = useFormValue<Blogs, string>(form, 'title') ?? '';
  const description = useFormValue<Blogs, string>(form, 'excerpt');
  const path = postPath(useSlug(form));
  return (
    <SeoFields
      form={form}
      names={{ title: 'metaTitle', description: 'metaDescription', keywords: 'metaKeywords' }}
      page={{ path, title, ...(description !== null && { description }) }}
    />
  );
}
