import { chemicalTypes, type chemicals, PublishStatus } from 'contract/catalog';
import { parseCasNumber, parseEcNumber } from 'contract/chemistry';
import {
  ChoiceField,
  FlagField,
  type InputsProps,
  ReferencesField,
  SlugField,
  TagsField,
  TextField,
} from 'shared-ui/form';
import { CategoryFields } from './category-fields';
import { ContradictionReasonField } from './contradiction-reason-field';
import { ForeignNamesField } from './foreign-names-field';
import { IndexLetterField } from './index-letter-field';
import { RegistryNumberField } from './registry-number-field';

const statusLabels: Readonly<Record<PublishStatus, string>> = {
  draft: 'Draft – visible to staff only',
  published: 'Published – on the website',
};
const statuses = PublishStatus.options.map((value) => ({ value, label: statusLabels[value] }));

/** Names, registry numbers and category. */
export function IdentityInputs({ form }: InputsProps<typeof chemicals>) {
  return (
    <>
      <div data-wide>
        <TextField form={form} name="name" label="Name" />
      </div>
      <div data-wide>
        <TextField form={form} name="iupacName" label="IUPAC name" />
      </div>
      <div data-wide>
        <TagsField
          form={form}
          name="synonyms"
          label="Synonyms"
          help="Press Enter after each, or paste a list with a line for each."
        />
      </div>
      <div data-wide>
        <ForeignNamesField form={form} />
      </div>
      <SlugField
        form={form}
        name="slug"
        label="Page URL"
        source="name"
        help="Created from the name; edit to change."
      />
      <IndexLetterField form={form} />
      <RegistryNumberField form={form} name="casNumber" label="CAS number" parse={parseCasNumber} />
      <RegistryNumberField form={form} name="ecNumber" label="EC number" parse={parseEcNumber} />
      <TextField
        form={form}
        name="productCode"
        label="Product code"
        help="Your internal code. Must be unique."
      />
      <CategoryFields form={form} />
      <ReferencesField form={form} name="typeIds" label="Types" to={chemicalTypes} />
      <ChoiceField form={form} name="status" label="Status" options={statuses} look="buttons" />
      <ContradictionReasonField form={form} />
      <FlagField form={form} name="featured" label="Featured on the home page" />
    </>
  );
}
