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

const titles = [
  'Identity',
  'Structure',
  'Commercial',
  'Safety',
  'Texts',
  'Pictures',
  'SEO',
] as const;
type Title = (typeof titles)[number];

/** A chemical's form, in the order in which it is filled in. */
export function ChemicalInputs({ form }: Props) {
  usePublishAction(form);
  const section = (title: Title) => ({ id: `${form.id}-section-${title}`, title });
  return (
    <>
      <SectionNav sections={titles.map(section)} />
      <FindingsPanel form={form} />
      <FormSection {...section('Identity')} description="Names, identifiers and category.">
        <IdentityInputs form={form} />
      </FormSection>
      <FormSection {...section('Structure')} description="What it is made of.">
        <StructureInputs form={form} />
      </FormSection>
      <FormSection {...section('Commercial')} description="How it is sold.">
        <CommercialInputs form={form} />
      </FormSection>
      <FormSection {...section('Safety')} description="As in section 2 of its safety data sheet.">
        <SafetyInputs form={form} />
      </FormSection>
      <FormSection {...section('Texts')} description="What visitors read about it.">
        <TextInputs form={form} />
      </FormSection>
      <FormSection {...section('Pictures')} description="Pictures for visitors.">
        <div data-wide>
          <ImagesField form={form} />
        </div>
      </FormSection>
      <FormSection {...section('SEO')} description="What search engines are told.">
        <SeoInputs form={form} />
      </FormSection>
    </>
  );
}

function TextInputs({ form }: Props) {
  return (
    <>
      <div data-wide>
        <RichTextField form={form} name="description" label="Description" />
      </div>
      <div data-wide>
        <RichTextField form={form} name="applications" label="Applications" />
      </div>
      <div data-wide>
        <TextareaField form={form} name="appearance" label="Appearance" rows={2} />
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
  const label = isPublished ? 'Unpublish' : 'Publish';
  useAnnouncedActions(record !== undefined && access.mayEdit ? [{ label, run }] : []);
}
