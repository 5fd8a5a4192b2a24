import { t } from '@lingui/core/macro';
import type { catalogues } from 'contract/content';
import {
  FileField,
  FlagField,
  FormSection,
  type InputsProps,
  NumberField,
  PictureField,
  TextareaField,
  TextField,
} from 'shared-ui/form';

export function CatalogueInputs({ form }: InputsProps<typeof catalogues>) {
  return (
    <>
      <FormSection title={t`Catalogue`} description={t`What it is and when it was printed.`}>
        <TextField form={form} name="title" label={t`Title`} />
        <NumberField form={form} name="year" label={t`Year`} />
        <div data-wide>
          <TextareaField form={form} name="description" label={t`Description`} rows={3} />
        </div>
        <FlagField
          form={form}
          name="active"
          label={t`Shown on the site`}
          help={t`Visitors find and download it.`}
        />
      </FormSection>
      <FormSection title={t`Document`} description={t`A PDF, as it was printed.`}>
        <div data-wide>
          <FileField
            form={form}
            name="file"
            label={t`Document`}
            hint={t`PDF, at most 25 MB.`}
            kind="document"
          />
        </div>
      </FormSection>
      <FormSection title={t`Cover`} description={t`Shown beside the title.`}>
        <div data-wide>
          <PictureField form={form} name="cover" label={t`Cover`} />
        </div>
      </FormSection>
    </>
  );
}
