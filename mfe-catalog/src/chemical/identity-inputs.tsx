import { t } from '@lingui/core/macro';
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
  get draft() {
    return t`Draft – visible to staff only`;
  },
  get published() {
    return t`Published – on the website`;
  },
};
const statuses = PublishStatus.options.map((value) => ({
  value,
  get label() {
    return statusLabels[value];
  },
}));

/** Names, registry numbers and category. */
export function IdentityInputs({ form }: InputsProps<typeof chemicals>) {
  return (
    <>
      <div data-wide>
        <TextField form={form} name="name" label={t`Name`} />
      </div>
      <div data-wide>
        <TextField form={form} name="iupacName" label={t`IUPAC name`} />
      </div>
      <div data-wide>
        <TagsField
          form={form}
          name="synonyms"
          label={t`Synonyms`}
          help={t`Press Enter after each, or paste a list with a line for each.`}
        />
      </div>
      <div data-wide>
        <ForeignNamesField form={form} />
      </div>
      <SlugField
        form={form}
        name="slug"
        label={t`Page URL`}
        source="name"
        help={t`Created from the name; edit to change.`}
      />
      <IndexLetterField form={form} />
      <RegistryNumberField
        form={form}
        name="casNumber"
        label={t`CAS number`}
        parse={parseCasNumber}
      />
      <RegistryNumberField form={form} name="ecNumber" label={t`EC number`} parse={parseEcNumber} />
      <TextField
        form={form}
        name="productCode"
        label={t`Product code`}
        help={t`Your internal code. Must be unique.`}
      />
      <CategoryFields form={form} />
      <ReferencesField form={form} name="typeIds" label={t`Types`} to={chemicalTypes} />
      <ChoiceField form={form} name="status" label={t`Status`} options={statuses} look="buttons" />
      <ContradictionReasonField form={form} />
      <FlagField form={form} name="featured" label={t`Featured on the home page`} />
    </>
  );
}
