import { t } from '@lingui/core/macro';
import { slugOf } from 'contract';
import { type chemicals } from 'contract/catalog';
import { useAnnouncedActions } from 'shared-ui';
import {
  FormSection,
  type InputsProps,
  RichTextField,
  SectionNav,
  SeoFields,
  TextareaField,
  useFormValue,
} from 'shared-ui/form';
import { CommercialInputs } from './commercial-inputs';
import { FindingsPanel } from './findings-panel';
import { IdentityInputs } from './identity-inputs';
import { ImagesField } from './images-field';
import { SafetyInputs } from './safety-inputs';
import { StructureInputs } from './structure-inputs';

type Props = InputsProps<typeof chemicals>;

const titles = {
  get identity() {
    return t`Identity`;
  },
  get structure() {
    return t`Structure`;
  },
  get commercial() {
    return t`Commercial`;
  },
  get safety() {
    return t`Safety`;
  },
  get texts() {
    return t`Texts`;
  },
  get pictures() {
    return t`Pictures`;
  },
  seo: 'SEO',
};
const sections = [
  'identity',
  'structure',
  'commercial',
  'safety',
  'texts',
  'pictures',
  'seo',
] as const;
type Section = (typeof sections)[number];

/** A chemical's form, in the order in which it is filled in. */
export function ChemicalInputs({ form }: Props) {
  usePublishAction(form);
  const section = (name: Section) => ({ id: `${form.id}-section-${name}`, title: titles[name] });
  return (
    <>
      <SectionNav sections={sections.map(section)} />
      <FindingsPanel form={form} />
      <FormSection {...section('identity')} description={t`Names, identifiers and category.`}>
        <IdentityInputs form={form} />
      </FormSection>
      <FormSection {...section('structure')} description={t`What it is made of.`}>
        <StructureInputs form={form} />
      </FormSection>
      <FormSection {...section('commercial')} description={t`How it is sold.`}>
        <CommercialInputs form={form} />
      </FormSection>
      <FormSection
        {...section('safety')}
        description={t`As in section 2 of its safety data sheet.`}
      >
        <SafetyInputs form={form} />
      </FormSection>
      <FormSection {...section('texts')} description={t`What visitors read about it.`}>
        <TextInputs form={form} />
      </FormSection>
      <FormSection {...section('pictures')} description={t`Pictures for visitors.`}>
        <div data-wide>
          <ImagesField form={form} />
        </div>
      </FormSection>
      <FormSection {...section('seo')} description={t`What search engines are told.`}>
        <SeoInputs form={form} />
      </FormSection>
    </>
  );
}

function TextInputs({ form }: Props) {
  return (
    <>
      <div data-wide>
        <RichTextField form={form} name="description" label={t`Description`} />
      </div>
      <div data-wide>
        <RichTextField
          form={form}
          name="applications"
          label={t({ message: 'Applications', context: 'of a chemical' })}
        />
      </div>
      <div data-wide>
        <TextareaField form={form} name="appearance" label={t`Appearance`} rows={2} />
      </div>
    </>
  );
}

function SeoInputs({ form }: Props) {
  const name = useFormValue<typeof chemicals, string>(form, 'name') ?? '';
  const slug = useFormValue<typeof chemicals, string>(form, 'slug') ?? slugOf(name);
  return (
    <SeoFields
      form={form}
      names={{ title: 'metaTitle', description: 'metaDescription', keywords: 'metaKeywords' }}
      page={{ path: `/${slug}`, title: name }}
    />
  );
}

/** Offers to publish the chemical, or to take it back, with all that the form holds. */
function usePublishAction(form: Props['form']) {
  const { record, access, fields, save } = form;
  const isPublished = record?.status === 'published';
  function run() {
    fields.setValue('status', isPublished ? 'draft' : 'published', { shouldDirty: true });
    save('close');
  }
  const label = isPublished ? t`Unpublish` : t`Publish`;
  useAnnouncedActions(record !== undefined && access.mayEdit ? [{ label, run }] : []);
}
